import { createLoader, type Loaded } from 'robot-portal-kit'
import type { Robot } from 'robot-portal-kit/calls/robots'
import { head, type Surroundings } from './draw.ts'
import { make } from './make.ts'
import { factsOf } from './robot-columns.ts'
import { askRobot } from './robots.ts'

/** One robot. */
export const drawRobot = (serial: string, { context, text, language, signal }: Surroundings): Node[] => {
  const { api, basePath } = context
  const back = { href: basePath, text: text('back') }
  const page = make('div')
  const { load, end } = createLoader<Robot | undefined>(loaded => page.replaceChildren(...contentOf(loaded)))
  const ask = (): void => void load(() => askRobot(api, serial))

  const contentOf = (loaded: Loaded<Robot | undefined>): Node[] => {
    if (loaded.state === 'loading') return [make('p', { role: 'status', textContent: text('loading') })]
    if (loaded.state === 'failed') {
      const retry = make('button', { type: 'button', className: 'button', textContent: text('retry'), onclick: ask })
      return [head(serial, text('failed'), back), retry]
    }
    if (loaded.value === undefined) return [head(text('missing.title'), text('missing.text'), back)]
    const facts = factsOf(loaded.value, text, language).flatMap(([title, value]) => [
      make('dt', { textContent: title }),
      make('dd', { textContent: value })
    ])
    return [head(loaded.value.name, undefined, back), make('dl', { className: 'card facts' }, ...facts)]
  }
  signal.addEventListener('abort', end)
  ask()
  return [page]
}
