import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { Now } from '../../view.ts'
import { kindName } from '../material-words.ts'
import { type DraftItem, hasWrongSeconds, moveItem } from './group-draft.pure.ts'

type Shown = {
  items: readonly DraftItem[]
  /** The problem of the list, or of the seconds in it. */
  problem: string | undefined
  change: (items: readonly DraftItem[]) => void
}

/** After a move the button that was pressed keeps the focus, or the one beside it where it can move no further. */
const keepFocus = (event: Event): void => {
  const button = event.currentTarget as HTMLButtonElement
  queueMicrotask(() => {
    const other = button.parentElement?.querySelector<HTMLButtonElement>('button:not([disabled])')
    if (button.disabled) other?.focus()
    else button.focus()
  })
}

/** After a removal the focus goes to the next material's button. Without a next one it goes to the one before, or to the list. */
const passFocus = (event: Event): (() => void) => {
  const row = (event.currentTarget as HTMLElement).closest('li')
  const near = row?.nextElementSibling ?? row?.previousElementSibling
  const list = row?.closest('fieldset')
  return () => (near?.querySelector<HTMLElement>('button:last-of-type') ?? list)?.focus()
}

/** The materials of a group in their order, each with buttons that move and remove it. */
export const itemList = ({ items, problem, change }: Shown, { text }: Now): TemplateResult => {
  const move = (place: number, by: -1 | 1) => (event: Event) => {
    change(moveItem(items, place, by))
    keepFocus(event)
  }
  const remove = (place: number) => (event: Event) => {
    const focusNext = passFocus(event)
    change(items.toSpliced(place, 1))
    focusNext()
  }
  const button = (label: string, sign: string, isOff: boolean, press: (event: Event) => void): TemplateResult => html`
    <button type="button" class="button small" aria-label=${label} ?disabled=${isOff} @click=${press}>${sign}</button>
  `
  const row = (item: DraftItem, place: number): TemplateResult => {
    const { name, kind, seconds, key } = item
    const isWrong = problem !== undefined && hasWrongSeconds(item)
    return html`
      <li>
        <div class="actions">
          ${button(text('item.up', { name }), '↑', place === 0, move(place, -1))}
          ${button(text('item.down', { name }), '↓', place === items.length - 1, move(place, 1))}
          ${button(text('item.remove', { name }), '×', false, remove(place))}
          <span>${name} <span class="quiet">${kindName(text, kind)}</span></span>
          ${
            kind === 'picture'
              ? html`<span>
                  <input
                    name=${isWrong ? 'seconds' : 'itemSeconds'} inputmode="numeric" size="4" maxlength="3"
                    autocomplete="off" aria-label=${text('item.seconds', { name })} aria-invalid=${isWrong}
                    .value=${seconds}
                    @input=${(event: Event) => {
                      const typed = (event.currentTarget as HTMLInputElement).value
                      change(items.map(it => (it.key === key ? { ...it, seconds: typed } : it)))
                    }}
                  />
                  ${text('item.unit')}
                </span>`
              : nothing
          }
        </div>
      </li>
    `
  }
  return html`
    <fieldset class="field" name="items" tabindex="-1">
      <legend>${text('group.items')}</legend>
      ${items.length === 0 ? html`<p class="help">${text('group.noItems')}</p>` : nothing}
      <ol>${repeat(items, ({ key }) => key, row)}</ol>
      ${problem === undefined ? nothing : html`<p class="problem">${problem}</p>`}
    </fieldset>
  `
}
