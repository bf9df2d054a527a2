import { $permissions } from '@portal/session'
import type { ComponentType } from 'react'
import { useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { NoPage } from '#kit/portal/react/no-page.tsx'
import { Sections } from '#kit/portal/react/sections.tsx'
import { elevatorPages } from './elevator/pages.tsx'
import { iotPages } from './iot/pages.tsx'
import { iotSections } from './iot/routes.pure.ts'
import { openPages } from './open/pages.tsx'
import { type Kind, pageOf } from './page-of.pure.ts'
import type { PageProps } from './parts/page-props.ts'
import { phonePages } from './phone/pages.tsx'
import { useText } from './texts.ts'
import { watchPages } from './watch/pages.tsx'

/** The component of each page; each section has its own. */
const pages: Record<Kind, ComponentType<PageProps>> = {
  ...iotPages,
  ...elevatorPages,
  ...phonePages,
  ...watchPages,
  ...openPages
}

/** The portal moves the focus to a new heading. So another page gets another heading element, by its key. */
export const PlatformApp = () => {
  const { basePath } = useSubApp()
  const { pathname } = useOwnRoute()
  const text = useText()
  const held = useStore($permissions)
  const page = pageOf(pathname, basePath, held)
  if (page.kind === 'missing' || page.kind === 'closed') return <NoPage key={page.kind} kind={page.kind} />
  const Shown = pages[page.kind]
  const topic = iotSections.find(({ pages: [first] }) => pathname.startsWith(basePath + first.path))
  return (
    <>
      {topic && (
        <Sections
          label={text(topic.label)}
          sections={topic.pages.map(section => ({ ...section, title: text(section.title) }))}
        />
      )}
      <Shown key={pathname} part={'part' in page ? page.part : undefined} />
    </>
  )
}
