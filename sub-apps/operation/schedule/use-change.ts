import { sentenceOf } from '@portal/session'
import { type ShallowRef, shallowRef } from 'vue'
import type { AppointmentRecord } from '#contract/calls/appointments/appointment-records.ts'
import { useSubApp } from '#kit/adapters/vue.ts'
import { useText } from '../texts.ts'
import { useTimes } from '../use-times.ts'

/** So many appointments are named in the question. */
const namedMax = 5

type Change = {
  /** Sends the change; with `true` also where appointments stand in its way. */
  send: (withAppointments: boolean) => Promise<{ saved: boolean; hit: AppointmentRecord[] }>
  /** The sentence about the save, for the notice. */
  saved: string
  done: () => void
}

/**
 * Sends a change of hours or absences. Where appointments stand in its way, they are named, and the person decides.
 * @returns why a change was refused, and a function that makes one
 */
export const useChange = (): {
  refusal: Readonly<ShallowRef<string | undefined>>
  change: (change: Change) => Promise<void>
} => {
  const { ask, notify } = useSubApp()
  const text = useText()
  const times = useTimes()
  const refusal = shallowRef<string>()

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

  const change = async ({ send, saved, done }: Change): Promise<void> => {
    refusal.value = undefined
    try {
      const first = await send(false)
      const agreed =
        first.saved ||
        (await ask({
          heading: text.value('hit.title', { count: first.hit.length }),
          text: question(first.hit),
          yes: text.value('hit.yes'),
          act: () => send(true)
        }))
      if (!agreed) return
      notify('success', saved)
      done()
    } catch (error) {
      refusal.value = sentenceOf(error)
    }
  }
  return { refusal, change }
}
