import { $language } from '@portal/session'
import { useCallback, useMemo } from 'react'
import type { Opening } from '#contract/calls/stores/stores.ts'
import { minutesOfDay } from '#contract/checks/opening-hours.ts'
import { useStore } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'
import { minuteOfWeek, openStateOf } from './open-state.pure.ts'
import { weekNamer } from './week.pure.ts'

/** Whether a store is open, in words. */
export type OpenText = { isOpen: boolean; word: string; detail: string }

/** Says whether a store is open, and until or from when. Undefined where nobody has said when it is. */
export const useOpenText = (): ((opening: Opening | null, now: number) => OpenText | undefined) => {
  const text = useText()
  const language = useStore($language)
  const namer = useMemo(() => weekNamer(language), [language])
  return useCallback(
    (opening, now) => {
      const state = opening === null ? undefined : openStateOf(opening, now)
      if (opening === null || state === undefined) return undefined
      if (state.state === 'open')
        return {
          isOpen: true,
          word: text('hours.openNow'),
          detail:
            state.closes === undefined
              ? text('hours.dayAndNight')
              : text('hours.closesAt', { time: namer.time(state.closes) })
        }
      const isToday =
        Math.floor(minuteOfWeek(opening.timeZone, now) / minutesOfDay) === Math.floor(state.opens / minutesOfDay)
      const time = namer.time(state.opens)
      return {
        isOpen: false,
        word: text('hours.closedNow'),
        detail: isToday
          ? text('hours.opensAt', { time })
          : text('hours.opensOn', { time, day: namer.dayOf(state.opens) })
      }
    },
    [text, namer]
  )
}
