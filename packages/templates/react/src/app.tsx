import { PageHead, useOwnRoute, useSubApp, useTexts } from 'robot-portal-kit/react'
import { pageOf } from './page-of.ts'
import { RobotList } from './robot-list.tsx'
import { RobotPage } from './robot-page.tsx'
import { textsIn } from './texts.ts'

/** The page of the address. */
export const App = () => {
  const { basePath } = useSubApp()
  const { pathname } = useOwnRoute()
  const text = useTexts(textsIn)
  const page = pageOf(pathname, basePath)
  if (page.kind === 'list') return <RobotList />
  if (page.kind === 'robot') return <RobotPage key={page.serial} serial={page.serial} />
  return (
    <PageHead title={text('missing.title')} lead={text('missing.text')} back={{ href: basePath, text: text('back') }} />
  )
}
