import type { ReactNode, Ref } from 'react'
import type { Click } from '#contract/page/clicks.ts'
import { BackLink } from './back-link.tsx'

type PageHeaderProps = {
  title: string
  /** One line of what the page is for. */
  lead?: string
  back?: { href: string; text: string; click: Click }
  /** The page's main action, at the end of the line. */
  action?: ReactNode
  /** For a page that puts the focus on its heading itself. */
  heading?: Ref<HTMLHeadingElement>
}

/** The head of every page: the way up, its name, what it is for, and its main action. */
export const PageHeader = ({ title, lead, back, action, heading }: PageHeaderProps) => (
  <header className="page-header">
    {back !== undefined && (
      <BackLink href={back.href} click={back.click}>
        {back.text}
      </BackLink>
    )}
    <div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p>{lead}</p>}
    </div>
    {action}
  </header>
)
