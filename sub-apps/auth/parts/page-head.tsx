import type { ReactNode } from 'react'

/** The link from a page to its parent, above its heading. */
export type Back = { href: string; text: string }

type PageHeadProps = { title: string; lead?: string; back?: Back; action?: ReactNode }

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
