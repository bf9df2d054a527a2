import type { Loaded } from 'robot-portal-kit'
import type { Robot } from 'robot-portal-kit/calls/robots'
import { useStore, useSubApp, useTexts } from 'robot-portal-kit/solid'
import { For, Match, Switch } from 'solid-js'
import { PageHead } from './page-head.tsx'
import { factsOf } from './robot-columns.ts'
import { askRobot } from './robots.ts'
import { textsIn } from './texts.ts'
import { useLoaded } from './use-loaded.ts'

const robotIn = (loaded: Loaded<Robot | undefined>): Robot | undefined =>
  loaded.state === 'ready' ? loaded.value : undefined

/** One robot. */
export const RobotPage = (props: { serial: string }) => {
  const { api, language$ } = useSubApp()
  const text = useTexts(textsIn)
  const language = useStore(language$)
  const [loaded, load] = useLoaded(
    () => props.serial,
    serial => askRobot(api, serial)
  )
  return (
    <Switch fallback={<PageHead title={text()('missing.title')} lead={text()('missing.text')} back />}>
      <Match when={loaded().state === 'loading'}>
        <p role="status">{text()('loading')}</p>
      </Match>
      <Match when={loaded().state === 'failed'}>
        <PageHead title={props.serial} lead={text()('failed')} back />
        <button type="button" class="button" onClick={load}>
          {text()('retry')}
        </button>
      </Match>
      <Match when={robotIn(loaded())}>
        {robot => (
          <>
            <PageHead title={robot().name} back />
            <dl class="card facts">
              <For each={factsOf(robot(), text(), language())}>
                {([title, value]) => (
                  <>
                    <dt>{title}</dt>
                    <dd>{value}</dd>
                  </>
                )}
              </For>
            </dl>
          </>
        )}
      </Match>
    </Switch>
  )
}
