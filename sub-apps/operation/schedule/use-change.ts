import type { AppointmentRecord } from '#contract/calls/appointments/appointment-records.ts'
import { useSubApp } from '#kit/adapters/vue.ts'
import { useText } from '../texts.ts'
import { useTimes } from '../use-times.ts'

/** So many appointments are named in the question. */
const namedMax = 5

/** Sends a change; with `true` also where appointments stand in its way. */
type Send = (withAppointments: boolean) => Promise<{ saved: boolean; hit: AppointmentRecord[] }>

/**
 * A change of hours or absences. Where appointments stand in its way, they are named, and the person decides.
 * @returns a function that sends a change, and tells whether it was made
 */
export const useChange = (): ((send: Send) => Promise<boolean>) => {
  const { ask } = useSubApp()
  const text = useText()
  const times = useTimes()

  const lineOf = ({ bookerName, start, end }: AppointmentRecord): string =>
    `${bookerName}, ${times.value.span(start, end)}`

  const question = (hit: readonly AppointmentRecord[]) => {
    const more = hit.length - namedMax
    return [
      ...hit.slice(0, namedMax).map(lineOf),
      ...(more > 0 ? [text.value('hit.more', { count: more })] : []),
      text.value('hit.text')
    ].join('\n')
  }

  return async send => {
    const first = await send(false)
    if (first.saved) return true
    return ask({
      heading: text.value('hit.title', { count: first.hit.length }),
      text: question(first.hit),
      yes: text.value('hit.yes'),
      act: () => send(true)
    })
  }
}
