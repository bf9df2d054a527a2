/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'

type PageHeadProps = {
  title: string
  /** A sentence below the heading, about the purpose of the page. */
  lead?: string
  /** The link to the page's parent, above its heading. */
  back?: { href: string; text: string }
  /** The page's main buttons or links. */
  action?: ComponentChildren
}

/** The head of a page. The portal takes the page's title from the heading, and moves the focus there. */
export const PageHead = ({ title, lead, back, action }: PageHeadProps) => (
  <header class="page-header">
    {back !== undefined && (
      <a class="back" href={back.href}>
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
