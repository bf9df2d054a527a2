import type { Robot, Room } from '../floor.ts'
import { type Calls, success } from './centre-calls.ts'
import { make, setText } from './make.ts'
import { problemOf } from './problem.pure.ts'
import { statusOf } from './robot-status.pure.ts'
import type { Text } from './texts.ts'

const acts = ['start', 'pause', 'resume', 'return'] as const
type Act = (typeof acts)[number]

type Given = {
  text: Text
  calls: Calls
  rooms: readonly Room[]
  time: Intl.DateTimeFormat
  refresh: () => Promise<void>
}

/** One robot in words, with the orders that a person can give it. It is changed in place, so that focus and choices stay. */
export const createRobotCard = (first: Robot, { text, calls, rooms, time, refresh }: Given) => {
  let robot = first
  const heading = make('h3')
  const state = make('p', { className: 'state' })
  const facts = make('p', { className: 'quiet' })
  const bar = make('progress', { max: 1_000 })
  const problem = make('p', { className: 'problem' })
  problem.setAttribute('role', 'alert')

  const boxes = rooms.map(room => make('input', { type: 'checkbox', value: room }))
  const choice = make(
    'fieldset',
    {},
    make('legend', { textContent: text('rooms') }),
    ...boxes.map((box, index) => make('label', {}, box, ` ${text(`room.${rooms[index] ?? 'lobby'}`)}`))
  )
  const chosen = (): Room[] => rooms.filter((_, index) => boxes[index]?.checked)

  const send = async (act: Act): Promise<void> => {
    if (act === 'start' && chosen().length === 0) return setText(problem, text('problem.noRooms'))
    const { run, serial } = robot
    const { code } = act === 'start' ? await calls.start(serial, chosen()) : await calls.order(run?.runId ?? 0, act)
    setText(problem, code === success ? '' : text(problemOf(code), { code }))
    await refresh()
  }

  const buttons = Object.fromEntries(
    acts.map(act => {
      const button = make('button', { type: 'button', textContent: text(act) })
      button.className = act
      button.setAttribute('aria-label', text('act', { act: text(act), name: first.name }))
      button.onclick = async () => {
        // A second click before the answer would be a second order.
        if (button.ariaDisabled === 'true') return
        button.ariaDisabled = 'true'
        await send(act)
        button.ariaDisabled = null
      }
      return [act, button]
    })
  ) as Record<Act, HTMLButtonElement>

  const update = (next: Robot): void => {
    robot = next
    const { run } = next
    const status = statusOf(next)
    setText(heading, `${next.name} · ${next.model}`)
    setText(state, text(`state.${status.state}`))
    state.dataset.state = status.state
    const seen = run?.reportTime ? text('seen', { time: time.format(run.reportTime) }) : text('unseen')
    const percent = Math.floor((run?.done ?? 0) / 10)
    const battery = text('battery', { percent: next.battery })
    setText(facts, run === null ? battery : [battery, text('done', { percent }), seen].join(' · '))
    bar.hidden = run === null
    bar.value = run?.done ?? 0
    bar.setAttribute('aria-label', text('done', { percent }))
    const focused = acts.find(act => buttons[act] === document.activeElement)
    choice.hidden = !status.acts.includes('start')
    for (const act of acts) buttons[act].hidden = !status.acts.includes(act)
    const [nextAct] = status.acts
    // The button that had the focus may be gone now: its place is taken by the next one.
    if (focused !== undefined && nextAct !== undefined && buttons[focused].hidden) buttons[nextAct].focus()
  }
  update(first)

  const element = make(
    'li',
    {},
    heading,
    state,
    facts,
    bar,
    choice,
    make('div', { className: 'acts' }, ...acts.map(act => buttons[act])),
    problem
  )
  return { element, update }
}
