import type { ReactNode } from 'react'

export type PageHeadProps = {
  title: string
  /** A sentence below the heading that says what the page is for. */
  lead?: string
  /** The link to the page's parent, above its heading. */
  back?: { href: string; text: string }
  /** The page's main button or link. */
  action?: ReactNode
}

/** The head of a page. The portal takes the page's title from the heading, and moves the focus there. */
export const PageHead = ({ title, lead, back, action }: PageHeadProps) => (
  <header className="page-header">
    {back !== undefined && (
      <a className="back" href={back.href}>
        {back.text}
      </a>
    )}
    <div>
      <h1 tabIndex={-1}>{title}</h1>
      {lead !== undefined && <p>{lead}</p>}
    </div>
    {action}
  </header>
)
