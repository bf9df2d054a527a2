import { useOwnRoute, useSubApp, useTexts } from 'robot-portal-kit/solid'
import { createMemo, Match, Switch } from 'solid-js'
import { PageHead } from './page-head.tsx'
import { pageOf } from './page-of.ts'
import { RobotList } from './robot-list.tsx'
import { RobotPage } from './robot-page.tsx'
import { textsIn } from './texts.ts'

/** The page of the address. */
export const App = () => {
  const { basePath } = useSubApp()
  const route = useOwnRoute()
  const text = useTexts(textsIn)
  const page = createMemo(() => pageOf(route().pathname, basePath))
  const serial = () => {
    const shown = page()
    return shown.kind === 'robot' ? shown.serial : undefined
  }
  return (
    <Switch fallback={<PageHead title={text()('missing.title')} lead={text()('missing.text')} back />}>
      <Match when={page().kind === 'list'}>
        <RobotList />
      </Match>
      <Match when={serial()} keyed>
        {it => <RobotPage serial={it} />}
      </Match>
    </Switch>
  )
}
