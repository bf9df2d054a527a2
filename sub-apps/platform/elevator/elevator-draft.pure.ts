import type { ElevatorDetail } from '#contract/calls/elevators/elevators.ts'
import type { Draft } from '../parts/form-draft.pure.ts'

/* Pure: an elevator as a form holds it, and as the cloud takes it. */

export type ElevatorField = 'name' | 'building' | 'storeId' | 'floors' | 'maker' | 'controllerSerial'

/** The values that the form begins with. */
export const draftOf = (elevator?: ElevatorDetail): Draft<ElevatorField> => ({
  name: elevator?.name ?? '',
  building: elevator?.building ?? '',
  storeId: elevator === undefined ? '' : String(elevator.storeId),
  floors: elevator?.floors.join(', ') ?? '',
  maker: elevator?.maker ?? '',
  controllerSerial: elevator?.controllerSerial ?? ''
})

/** Floors are typed in one line. Commas of other languages count too. */
export const floorsOf = (typed: string): string[] =>
  typed
    .split(/[,，、]/)
    .map(floor => floor.trim())
    .filter(floor => floor !== '')

/** The elevator as the cloud takes it. A store that is not chosen is 0, which the contract refuses. */
export const writtenOf = (draft: Draft<ElevatorField>) => ({
  ...draft,
  storeId: Number(draft.storeId),
  floors: floorsOf(draft.floors),
  controllerSerial: draft.controllerSerial.trim()
})
