import { sentenceOf } from '@portal/session'
import { html, nothing } from 'lit'
import { type LocalTexts, textIn } from '#contract/calls/shop/local-texts.ts'
import { shopPermissions } from '#contract/permissions.ts'
import { createSource, pageHead } from '#kit/adapters/lit.ts'
import { keptBy } from '../parts/kept-by.ts'
import { sentenceFor } from '../parts/reason-of.ts'
import type { Text } from '../texts.ts'
import type { Now, Surroundings, View } from '../view.ts'

type Row = { names: LocalTexts; goodsCount: number }
type Column = { key: string; title: string; type?: 'number' | 'text'; sortable?: boolean }

type Plan<One extends Row> = {
  path: string
  rowKey: keyof One & string
  idOf: (row: One) => number
  texts: { title: Parameters<Text>[0]; lead: Parameters<Text>[0]; add: Parameters<Text>[0] }
  load: () => Promise<One[]>
  drop: (row: One) => Promise<unknown>
  /** Between the name and the count of goods. */
  columns: (text: Text) => (Column & { value: (row: One) => string | number })[]
}

/** A list of all categories or types, which sellers add to, change and empty. */
export const catalogueList = <One extends Row>(
  { context, addressOf, update }: Surroundings,
  { path, rowKey, idOf, texts, load, drop, columns }: Plan<One>
): View => {
  const source = createSource<One[]>(update)
  const columnsOf = keptBy((now: Now) => [
    {
      key: 'name',
      title: now.text('column.name'),
      sortable: true,
      ...(now.permissions.includes(shopPermissions.sell)
        ? {
            type: 'link' as const,
            value: (row: One) => ({ text: textIn(row.names, now.language), address: addressOf(`${path}/${idOf(row)}`) })
          }
        : { value: (row: One) => textIn(row.names, now.language) })
    },
    ...columns(now.text),
    { key: 'goodsCount', title: now.text('column.goodsCount'), type: 'number' as const, sortable: true }
  ])
  const ask = async (row: One, { text, language }: Now): Promise<void> => {
    const name = textIn(row.names, language)
    const act = async () => {
      try {
        await drop(row)
      } catch (error) {
        // The question shows an error by its sentence. Why this one can't go is the application's own text.
        throw new Error(sentenceFor(text, error), { cause: error })
      }
    }
    const isGone = await context.ask({
      heading: text('catalogue.deleteHeading', { name }),
      text: text('catalogue.deleteText'),
      yes: text('catalogue.delete'),
      danger: true,
      act
    })
    if (!isGone) return
    context.notify('success', text('catalogue.deleted', { name }))
    source.again()
  }
  return {
    arrive: () => source.ask('', load),
    draw: now => {
      const { text } = now
      const sells = now.permissions.includes(shopPermissions.sell)
      const loaded = source.get()
      const act = ({ detail }: CustomEvent<{ keys: readonly string[] }>): void => {
        const row = source.shown()?.find(it => String(idOf(it)) === detail.keys[0])
        if (row !== undefined) void ask(row, now)
      }
      return html`
        ${pageHead({
          title: text(texts.title),
          lead: text(texts.lead),
          action: sells
            ? html`<a class="button primary" href=${addressOf(`${path}/new`)}>${text(texts.add)}</a>`
            : nothing
        })}
        <portal-table
          row-key=${rowKey} address-key="" keep-as="shop ${path}"
          .label=${text(texts.title)} .columns=${columnsOf(now)} .rows=${source.shown()} .size=${20}
          .actions=${sells ? [{ key: 'delete', text: text('catalogue.delete'), danger: true, offered: (row: One) => row.goodsCount === 0 }] : []}
          .loading=${loaded.state === 'loading'}
          .error=${loaded.state === 'failed' ? sentenceOf(loaded.error) : undefined}
          .emptyTitle=${text('empty.title')} .emptyText=${text('empty.text')}
          @portal-table-retry=${source.again} @portal-table-action=${act}
        ></portal-table>
      `
    },
    end: source.end
  }
}
