import { html, nothing, type TemplateResult } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import { searchText, textMaxLength } from '../list-address.pure.ts'

/** Milliseconds that the search waits for the next letter. */
const typingMs = 300

export type Chip = {
  label: string
  value: string
  options: readonly { value: string; name: string }[]
  /** There is no choice of nothing. */
  always?: boolean
  change: (value: string) => void
}

/** The application's language and texts: a name for all filters, and the label of the search field. */
type Words = { language: string; label: string; search: string }

/** A filter above a list. A control shows the words with which it was made, so another language makes it anew. */
const chip = ({ label, value, options, always = false, change }: Chip, language: string): TemplateResult =>
  html`${keyed(
    language,
    html`<sl-select
    class="chip" ?clearable=${!always} label=${label} placeholder=${label} .value=${value}
    @sl-change=${(event: Event) => change(String((event.currentTarget as HTMLElementTagNameMap['sl-select']).value))}
  >
    ${value === '' ? nothing : html`<span slot="prefix">${label}</span>`}
    ${options.map(option => html`<sl-option value=${option.value}>${option.name}</sl-option>`)}
  </sl-select>`
  )}`

type Shown = { text?: { value: string; help: string }; chips: readonly Chip[] }

type Filters = {
  draw: (shown: Shown, words: Words) => TemplateResult
  end: () => void
}

/** The line above a list: a search field that waits for the next letter, and a chip for each filter. */
export const createFilters = (search: (text: string) => void): Filters => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => clearTimeout(timer)
  const searchNow = (typed: string): void => {
    stop()
    search(searchText(typed))
  }
  const typing = (event: Event): void => {
    stop()
    // An input method still composes the word. The end of the composition is heard too.
    if (event instanceof InputEvent && event.isComposing) return
    const { value } = event.currentTarget as HTMLInputElement
    timer = setTimeout(() => searchNow(value), typingMs)
  }
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem('search')
    if (field instanceof HTMLInputElement) searchNow(field.value)
  }
  return {
    draw: ({ text, chips }, words) => html`
      <search slot="toolbar">
        <form class="filters" aria-label=${words.label} @submit=${send}>
          ${
            text === undefined
              ? nothing
              : html`<label class="search">
                  <span class="unseen">${words.search}</span>
                  <input
                    name="search" type="search" enterkeyhint="search" autocomplete="off" maxlength=${textMaxLength}
                    placeholder=${text.help} .value=${text.value} @input=${typing} @compositionend=${typing}
                  />
                </label>`
          }
          ${chips.map(one => chip(one, words.language))}
        </form>
      </search>
    `,
    end: stop
  }
}
