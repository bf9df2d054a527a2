import type { ElevatorDetail } from '#contract/calls/elevators/elevators.ts'
import type { Draft } from '../parts/form-draft.pure.ts'

/* Pure: the configuration of an elevator as a form holds it, and as the cloud takes it. */

export type ConfigField = 'doorHoldSeconds' | 'timeoutSeconds' | 'floorMap'

/** The values that the form begins with. The map is one line: `B1=-1, 1=1`. */
export const configDraftOf = ({ doorHoldSeconds, timeoutSeconds, floorMap }: ElevatorDetail): Draft<ConfigField> => ({
  doorHoldSeconds: String(doorHoldSeconds),
  timeoutSeconds: String(timeoutSeconds),
  floorMap: floorMap.map(({ floor, robotFloor }) => `${floor}=${robotFloor}`).join(', ')
})

/** A number as typed; another text becomes a value that the contract refuses. */
const numberOf = (typed: string): number => (/^-?\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

/** The configuration as the cloud takes it. Commas of other languages count too. */
export const writtenConfigOf = ({ doorHoldSeconds, timeoutSeconds, floorMap }: Draft<ConfigField>) => ({
  doorHoldSeconds: numberOf(doorHoldSeconds),
  timeoutSeconds: numberOf(timeoutSeconds),
  floorMap: floorMap
    .split(/[,，、]/)
    .filter(pair => pair.trim() !== '')
    .map(pair => {
      const [floor = '', robotFloor = '', ...more] = pair.split('=')
      return { floor: floor.trim(), robotFloor: more.length === 0 ? numberOf(robotFloor) : Number.NaN }
    })
})
