import { nothing, render, type TemplateResult } from 'lit/html.js'
import { createLoader, type Loaded, type SubAppContext, textNow } from 'robot-portal-kit'
import type { Robot } from 'robot-portal-kit/calls/robots'
import { type Page, pageOf } from './page-of.ts'
import { askRobot } from './robots.ts'
import { textsIn } from './texts.ts'
import { listView, missingView, robotView, type Surroundings } from './views.ts'

/**
 * Draws the page of the address, and draws anew when something changes. It draws into the page itself and not into a
 * shadow root, because the portal's classes reach the page alone.
 */
export const draw = (context: SubAppContext): void => {
  const { host, api, route$, texts$, person$, basePath, onUnmount } = context
  let robot: Loaded<Robot | undefined> = { state: 'loading', before: undefined }
  const { load: loadOne, end } = createLoader<Robot | undefined>(loaded => {
    robot = loaded
    show()
  })
  const page = (): Page => pageOf(route$.get().pathname, basePath)
  const load = (): void => {
    const shown = page()
    if (shown.kind === 'robot') void loadOne(() => askRobot(api, shown.serial), 'forget')
    show()
  }
  const view = (): TemplateResult => {
    const served = texts$.get()
    const text = textNow(textsIn, served)
    const surroundings: Surroundings = { api, basePath, text, language: served.language, load }
    const shown = page()
    if (shown.kind === 'list') return listView(surroundings)
    return shown.kind === 'robot' ? robotView(shown.serial, robot, surroundings) : missingView(surroundings)
  }
  const show = (): void => void render(view(), host)
  load()
  onUnmount(route$.listen(load))
  onUnmount(person$.listen(load))
  onUnmount(texts$.listen(show))
  onUnmount(() => {
    end()
    render(nothing, host)
  })
}
