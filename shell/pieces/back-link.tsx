import type { Click } from '#contract/page/clicks.ts'

/** The link to the parent page, above the heading, the same on every page. */
export const BackLink = ({ href, click, children }: { href: string; click: Click; children: string }) => (
  <a data-click={click} className="back" href={href}>
    {children}
  </a>
)
