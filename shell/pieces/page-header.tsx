import type { ReactNode, Ref } from 'react'
import type { Click } from '#contract/page/clicks.ts'
import { BackLink } from './back-link.tsx'

type PageHeaderProps = {
  title: string
  /** One line about the purpose of the page. */
  lead?: string
  back?: { href: string; text: string; click: Click }
  /** The page's main action, at the end of the line. */
  action?: ReactNode
  /** For a page that focuses its heading itself. */
  heading?: Ref<HTMLHeadingElement>
}

/** The head of every page: link to the parent, name, purpose, and main action. */
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
