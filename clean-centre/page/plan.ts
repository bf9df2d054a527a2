import type { Floor, Robot } from '../floor.ts'
import { draw, make, setText } from './make.ts'
import { statusOf } from './robot-status.pure.ts'
import type { Text } from './texts.ts'

type Mark = { group: SVGGElement; name: SVGTextElement }

/** Centimetres around the floor in which its walls and the marks at its edge stand. */
const margin = 40

const centred = (it: { x: number; y: number; width: number; height: number }) => ({
  x: it.x + it.width / 2,
  y: it.y + it.height / 2,
  'text-anchor': 'middle'
})

/** The drawn floor. The list beside it says the same in words, so the drawing is one picture for screen readers. */
export const createPlan = (text: Text) => {
  // On a phone the drawing is wider than the screen: by keyboard, too, it is moved.
  const frame = make('figure', { className: 'plan', tabIndex: 0 })
  const marks = new Map<string, Mark>()
  let drawn = ''
  let robots = draw('g', {})

  const drawFloor = ({ name, plan }: Floor): void => {
    const { width, height, dock, rooms } = plan
    robots = draw('g', {})
    marks.clear()
    const svg = draw(
      'svg',
      {
        viewBox: `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`,
        role: 'img',
        'aria-label': text('plan', { name })
      },
      ...rooms.flatMap(it => [
        draw('rect', { class: 'room', 'data-room': it.room, x: it.x, y: it.y, width: it.width, height: it.height }),
        draw('text', centred(it), text(`room.${it.room}`))
      ]),
      draw('rect', { class: 'dock', x: dock.x - 35, y: dock.y - 35, width: 70, height: 70, rx: 12 }),
      draw('text', { x: dock.x + 50, y: dock.y + 12, class: 'small' }, text('dock')),
      robots
    )
    frame.setAttribute('aria-label', text('plan', { name }))
    frame.replaceChildren(svg)
  }

  const markOf = ({ serial, name }: Robot): Mark => {
    const known = marks.get(serial)
    if (known !== undefined) return known
    const label = draw('text', { y: -48, class: 'small' }, name)
    const group = draw('g', { class: 'robot' }, draw('circle', { r: 34 }), label)
    const mark = { group, name: label }
    marks.set(serial, mark)
    robots.append(group)
    return mark
  }

  return {
    element: frame,
    /** Shows the robots that are out on the floor; those at their dock are in the list alone. */
    update: (floor: Floor): void => {
      const key = JSON.stringify([floor.name, floor.plan])
      if (key !== drawn) drawFloor(floor)
      drawn = key
      const wanted = new Set(floor.list.flatMap(({ run }) => run?.rooms ?? []))
      for (const room of frame.querySelectorAll<SVGElement>('[data-room]'))
        room.classList.toggle(
          'wanted',
          [...wanted].some(name => name === room.dataset.room)
        )
      const out = new Set<string>()
      for (const robot of floor.list) {
        if (robot.run === null) continue
        out.add(robot.serial)
        const { group, name } = markOf(robot)
        setText(name, robot.name)
        // A name begins or ends at its robot, so that it stays inside of the plan at either wall.
        const isLeft = robot.run.x < floor.plan.width / 2
        name.setAttribute('x', isLeft ? '-34' : '34')
        name.setAttribute('text-anchor', isLeft ? 'start' : 'end')
        group.dataset.state = statusOf(robot).state
        group.style.transform = `translate(${robot.run.x}px, ${robot.run.y}px)`
      }
      for (const [serial, { group }] of marks) {
        if (out.has(serial)) continue
        group.remove()
        marks.delete(serial)
      }
    }
  }
}
