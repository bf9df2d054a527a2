import { sentenceOf } from '@portal/session'
import { type LocalTexts, textIn } from '#contract/calls/shop/local-texts.ts'
import type { TableColumn } from '#contract/page/table.ts'
import { shopPermissions } from '#contract/permissions.ts'
import { PageHead, useLoaded, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { sentenceFor } from '../parts/reason-of.ts'
import { useTools } from '../parts/use-tools.ts'
import type { Text } from '../texts.ts'

type Row = { names: LocalTexts; goodsCount: number }

type CatalogueListProps<One extends Row> = {
  path: string
  rowKey: keyof One & string
  texts: { title: Parameters<Text>[0]; lead: Parameters<Text>[0]; add: Parameters<Text>[0] }
  load: () => Promise<One[]>
  drop: (row: One) => Promise<unknown>
  /** Between the name and the count of goods. */
  column: TableColumn<One>
}

/** A list of all categories or types, which sellers add to, change and empty. */
export const CatalogueList = <One extends Row>({
  path,
  rowKey,
  texts,
  load: askFor,
  drop,
  column
}: CatalogueListProps<One>) => {
  const { text, language, permissions, addressOf } = useTools()
  const { ask, notify } = useSubApp()
  const sells = permissions.includes(shopPermissions.sell)
  const [loaded, load] = useLoaded('', askFor)
  const rows = shownOf(loaded)
  const nameOf = ({ names }: One): string => textIn(names, language)

  const remove = async (row: One): Promise<void> => {
    const name = nameOf(row)
    const isGone = await ask({
      heading: text('deleteAsk', { name }),
      text: text('catalogue.deleteText'),
      yes: text('delete'),
      danger: true,
      act: async () => {
        try {
          await drop(row)
        } catch (error) {
          // The question shows an error by its sentence. Why this one can't go is the application's own text.
          throw new Error(sentenceFor(text, error), { cause: error })
        }
      }
    })
    if (!isGone) return
    notify('success', text('catalogue.deleted', { name }))
    load()
  }
  const columns: TableColumn<One>[] = [
    {
      key: 'name',
      title: text('column.name'),
      sortable: true,
      type: sells ? 'link' : 'text',
      value: row => (sells ? { text: nameOf(row), address: addressOf(`${path}/${row[rowKey]}`) } : nameOf(row))
    },
    column,
    { key: 'goodsCount', title: text('column.goodsCount'), type: 'number', sortable: true }
  ]
  const action = {
    key: 'delete',
    text: text('delete'),
    danger: true,
    offered: ({ goodsCount }: One) => goodsCount === 0
  }
  return (
    <>
      <PageHead
        title={text(texts.title)}
        lead={text(texts.lead)}
        action={
          sells && (
            <a className="button primary" href={addressOf(`${path}/new`)}>
              {text(texts.add)}
            </a>
          )
        }
      />
      <portal-table
        rowKey={rowKey}
        addressKey=""
        keepAs={`shop ${path}`}
        label={text(texts.title)}
        columns={columns}
        rows={rows}
        size={20}
        actions={sells ? [action] : []}
        loading={loaded.state === 'loading'}
        error={loaded.state === 'failed' ? sentenceOf(loaded.error) : undefined}
        emptyTitle={text('empty.title')}
        emptyText={text('empty.text')}
        onportal-table-retry={load}
        onportal-table-action={({ detail }) => {
          const row = rows?.find(it => String(it[rowKey]) === detail.keys[0])
          if (row !== undefined) void remove(row)
        }}
      />
    </>
  )
}
