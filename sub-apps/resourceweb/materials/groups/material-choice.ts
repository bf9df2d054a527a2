import { request, sentenceOf } from '@portal/session'
import { html, type TemplateResult } from 'lit'
import type { MaterialModel } from '#contract/calls/materials/material-packs.ts'
import { type Material, materialList } from '#contract/calls/materials/materials.ts'
import * as limits from '#contract/limits.ts'
import { createFilters, createSource } from '#kit/adapters/lit.ts'
import { filterWords } from '../../parts/filter-words.ts'
import { keptBy } from '../../parts/kept-by.ts'
import type { Now, Surroundings } from '../../view.ts'
import { kindName } from '../material-words.ts'

/** The materials of a model, to be put into a group. Its search and its page are its own: the address is the form's. */
export const createMaterialChoice = (
  { update }: Pick<Surroundings, 'update'>,
  add: (materials: readonly Material[]) => void
) => {
  const source = createSource<{ list: Material[]; total: number }>(update)
  let model: MaterialModel | undefined
  let text = ''
  let pageNo = 1
  const ask = (): void =>
    source.ask(`${model} ${pageNo} ${text}`, () =>
      request(materialList, { query: { model, pageNo, text: text || undefined } }, { quiet: true })
    )
  const line = createFilters(typed => {
    text = typed
    pageNo = 1
    ask()
  })
  const columns = keptBy((words: Now['text']): HTMLElementTagNameMap['portal-table']['columns'] => [
    { key: 'name', title: words('column.name') },
    { key: 'kind', title: words('column.kind'), value: ({ kind }: Material) => kindName(words, kind) }
  ])
  const actions = keptBy((words: Now['text']) => [{ key: 'add', text: words('group.addMaterial') }])
  return {
    /** Shows the materials of a model. */
    follow: (next: MaterialModel): void => {
      if (model !== next) pageNo = 1
      model = next
      ask()
    },
    draw: (now: Now): TemplateResult => {
      const loaded = source.get()
      const shown = source.shown()
      const take = ({ detail }: CustomEvent<{ keys: readonly string[] }>): void =>
        add((shown?.list ?? []).filter(({ materialId }) => detail.keys.includes(String(materialId))))
      return html`
        <portal-table
          remote row-key="materialId" keep-as="resourceweb materials to choose"
          .label=${now.text('group.choose')} .columns=${columns(now.text)}
          .rows=${shown?.list} .total=${shown?.total ?? 0} .size=${limits.pageSize} .page=${pageNo}
          .loading=${loaded.state === 'loading'} .error=${loaded.state === 'failed' ? sentenceOf(loaded.error) : undefined}
          .emptyTitle=${now.text(text === '' ? 'empty.title' : 'empty.filtered')}
          .actions=${actions(now.text)} .manyActions=${actions(now.text)}
          @portal-table-retry=${source.again}
          @portal-table-action=${take}
          @portal-table-change=${({ detail }: CustomEvent<{ page: number }>) => {
            pageNo = detail.page
            ask()
          }}
        >
          ${line.draw({ text: { value: text, help: now.text('materials.searchHelp') }, chips: [] }, filterWords(now))}
        </portal-table>
      `
    },
    end: (): void => {
      source.end()
      line.end()
    }
  }
}
