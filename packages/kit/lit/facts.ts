import { html, type TemplateResult } from 'lit'

type Fact = { name: string; value: string | TemplateResult }

/** A name with its value; nothing where there is no value. */
export const fact = (name: string, value: string | TemplateResult | 0 | undefined): Fact[] =>
  value === undefined || value === 0 || value === '' ? [] : [{ name, value }]

/** Names and values beside one another. */
export const facts = (list: readonly Fact[][]): TemplateResult => html`
  <dl class="facts">
    ${list.flat().map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
  </dl>
`
