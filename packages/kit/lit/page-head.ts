import { html, nothing, type TemplateResult } from 'lit'

type PageHead = {
  title: string
  lead?: string
  /** The link to the page's parent. */
  back?: { href: string; text: string }
  /** The page's main button or link. */
  action?: TemplateResult | typeof nothing
}

/** The head of a page, as the kit's one for React. The portal takes the page's title from the heading. */
export const pageHead = ({ title, lead, back, action = nothing }: PageHead): TemplateResult => html`
  <header class="page-header">
    ${back === undefined ? nothing : html`<a class="back" href=${back.href}>${back.text}</a>`}
    <div>
      <h1 tabindex="-1">${title}</h1>
      ${lead === undefined ? nothing : html`<p>${lead}</p>`}
    </div>
    ${action}
  </header>
`
