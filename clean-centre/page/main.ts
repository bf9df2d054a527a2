/** The page of the cleaning control centre: one floor, drawn and in words, asked for anew each second. */
import type { Floor } from '../floor.ts'
import { ended, openCalls, success } from './centre-calls.ts'
import { make, setText } from './make.ts'
import { createPlan } from './plan.ts'
import { createRobotCard } from './robot-card.ts'
import { readTexts } from './texts.ts'

const everyMs = 1_000
/** While the portal does not answer. */
const awayMs = 5_000

const root = document.getElementById('centre')
if (root === null) throw new Error('the page has no place for the centre')

const text = readTexts()
const calls = openCalls(root.dataset.path ?? '')
const time = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'medium' })

const choice = make('select')
const status = make('p', { className: 'quiet', role: 'status' })
const plan = createPlan(text)
const list = make('ul')
const none = make('p', { textContent: text('robots.none') })
let cards = new Map<string, ReturnType<typeof createRobotCard>>()
let shown = ''

const showRobots = (floor: Floor): void => {
  const rooms = floor.plan.rooms.map(({ room }) => room)
  const key = JSON.stringify([choice.value, rooms, floor.list.map(({ serial }) => serial)])
  if (key === shown) {
    for (const robot of floor.list) cards.get(robot.serial)?.update(robot)
    return
  }
  shown = key
  cards = new Map(
    floor.list.map(robot => [robot.serial, createRobotCard(robot, { text, calls, rooms, time, refresh })])
  )
  list.replaceChildren(...Array.from(cards.values(), ({ element }) => element))
  none.hidden = floor.list.length > 0
}

const refresh = async (): Promise<void> => {
  const storeId = choice.value
  const { code, data } = await calls.floor(Number(storeId))
  if (code === ended) {
    root.replaceChildren(make('p', { role: 'alert', textContent: text('refused.token') }))
    return
  }
  setText(status, text(code === success ? 'live' : 'lost'))
  status.classList.toggle('problem', code !== success)
  // The person may have chosen another floor meanwhile.
  if (data === undefined || storeId !== choice.value) return
  plan.update(data)
  showRobots(data)
}

/** Asks as long as the page is on screen: a hidden tab costs the portal nothing. */
const follow = async (): Promise<void> => {
  while (root.contains(list)) {
    if (!document.hidden) await refresh()
    const pause = status.classList.contains('problem') ? awayMs : everyMs
    await new Promise(done => setTimeout(done, pause))
  }
}

const begin = async (): Promise<void> => {
  const { code, data } = await calls.floors()
  if (code !== success || data === undefined) {
    root.replaceChildren(make('p', { role: 'alert', textContent: text(code === ended ? 'refused.token' : 'lost') }))
    if (code !== ended) setTimeout(begin, awayMs)
    return
  }
  if (data.list.length === 0) return root.replaceChildren(make('p', { textContent: text('floor.none') }))
  choice.replaceChildren(
    ...data.list.map(({ storeId, name, city }) =>
      make('option', { value: String(storeId), textContent: `${name} · ${city}` })
    )
  )
  choice.onchange = () => refresh()
  const robots = make('section', {}, make('h2', { textContent: text('robots') }), none, list)
  none.hidden = true
  root.replaceChildren(
    make('div', { className: 'bar' }, make('label', {}, `${text('floor')} `, choice), status),
    plan.element,
    robots
  )
  await follow()
}

await begin()
