import { ActButton, ask, useLocked } from '@portal/elements'
import { navigate, nothingSent, notify, paths } from '@portal/session'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { useTimes } from '../use-times.ts'
import { goOn, goToStep, sendBooking } from './booking.ts'
import { type Booking, dropBooking, isTouched } from './booking-state.ts'
import { PersonStep } from './parts/person-step.tsx'
import { RemarkStep } from './parts/remark-step.tsx'
import { StepHint } from './parts/step-hint.tsx'
import { TimeStep } from './parts/time-step.tsx'
import { type Step, stepsFor } from './steps.ts'

const titles = { time: 'reserve.stepTime', person: 'reserve.stepPerson', remark: 'reserve.stepRemark' } as const
const nextTexts = { time: 'reserve.nextPerson', person: 'reserve.nextRemark' } as const

/** The steps of a booking in one card. One is open. The others show their content, or a hint at it. */
export const BookingForm = ({ booking }: { booking: Booking }) => {
  const translate = useTranslate()
  const times = useTimes()
  const form = useRef<HTMLFormElement>(null)
  const order = stepsFor(booking.moved !== undefined)
  const { step, problem } = booking
  const isLast = step === order.at(-1)
  const focused = useRef(step)

  // A new step takes the focus to its head, so a screen reader reads the head out. A problem is read out by its own role.
  useEffect(() => {
    if (focused.current === step) return
    focused.current = step
    form.current?.querySelector<HTMLElement>('[aria-current="step"] h2')?.focus()
  }, [step])

  // The first wrong field gets the focus, and is read out with its sentence.
  const wrong = problem?.field
  useEffect(() => {
    if (wrong !== undefined) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }, [wrong])

  const [state, submit] = useLocked(async () => {
    const isMove = booking.moved !== undefined
    const booked = await sendBooking()
    if (booked === undefined || booked === nothingSent) return booked
    const time = times.period(booked.start, booked.end)
    notify('success', translate(isMove ? 'reserve.movedDone' : 'reserve.bookedDone', { time }))
    navigate(paths.reserve)
    return undefined
  })

  const submitted = (event: FormEvent): void => {
    event.preventDefault()
    if (isLast) submit()
    else goOn()
  }

  return (
    <form ref={form} className="card reserve-steps" noValidate onSubmit={submitted} aria-busy={booking.sending}>
      {order.map((one, index) => (
        <section key={one} aria-current={one === step ? 'step' : undefined}>
          <header>
            <b aria-hidden="true">{index + 1}</b>
            <h2 tabIndex={-1}>{translate(titles[one])}</h2>
            <span className="quiet">
              {one === step ? (
                translate('reserve.stepOf', { step: index + 1, count: order.length })
              ) : (
                <StepHint step={one} booking={booking} />
              )}
            </span>
          </header>
          {one === step && (
            <>
              {problem !== undefined && problem.field === undefined && (
                <p className="refusal" role="alert">
                  {'key' in problem.text ? translate(problem.text.key) : problem.text.sentence}
                </p>
              )}
              <div className="reserve-step">{bodyOf(step, booking)}</div>
              <div className="reserve-ends">
                <button data-click="reserve.cancel" type="button" className="button quiet" onClick={() => void leave()}>
                  {translate('reserve.discard')}
                </button>
                {index > 0 && (
                  <button
                    data-click="reserve.next"
                    type="button"
                    className="button"
                    onClick={() => goToStep(order[index - 1] ?? step)}
                  >
                    {translate('reserve.previous')}
                  </button>
                )}
                <ActButton
                  data-click={isLast ? 'reserve.submit' : 'reserve.next'}
                  type="submit"
                  className="button primary"
                  state={state}
                  working={translate('reserve.submitting')}
                >
                  {translate(
                    isLast
                      ? booking.moved === undefined
                        ? 'reserve.submit'
                        : 'reserve.submitMove'
                      : nextTexts[step === 'time' ? 'time' : 'person']
                  )}
                </ActButton>
              </div>
            </>
          )}
        </section>
      ))}
    </form>
  )

  /** Asks before entries are lost. */
  async function leave(): Promise<void> {
    const discards =
      !isTouched(booking) ||
      (await ask({
        heading: translate('reserve.discardTitle'),
        text: translate('reserve.discardText'),
        yes: translate('reserve.discardYes'),
        no: translate('reserve.discardNo'),
        danger: true
      }))
    if (!discards) return
    dropBooking()
    navigate(paths.reserve)
  }
}

const bodyOf = (step: Step, booking: Booking): ReactNode => {
  if (step === 'time') return <TimeStep booking={booking} />
  return step === 'person' ? <PersonStep booking={booking} /> : <RemarkStep booking={booking} />
}
