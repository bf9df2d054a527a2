import { sentenceOf } from '@portal/session'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ListView } from '#contract/page/list.ts'
import { useRepeat } from '../../shared/hooks/use-repeat.ts'
import { useSheet } from '../../shared/hooks/use-sheet.ts'
import { useTranslate } from '../../shared/hooks/use-translate.ts'
import { placePopover } from '../../shared/place-popover.ts'
import { keptQueryOf, viewOfKept } from '../decide/kept-query.pure.ts'
import type { ListRules } from '../decide/list-view.pure.ts'
import { keptRefusal, useKeptFilters } from '../hooks/use-kept-filters.ts'
import { NameForm } from './name-form.tsx'
import styles from './saved-panel.css'
import { type Asking, SavedRow } from './saved-row.tsx'

type SavedPanelProps = {
  list: string
  view: ListView
  rules: ListRules
  onChoose: (wanted: ListView) => void
}

/** The filters that a person keeps for a list. One is chosen, others are renamed, replaced and deleted. */
export const SavedPanel = ({ list, view, rules, onChoose }: SavedPanelProps) => {
  const translate = useTranslate()
  const root = useRef<HTMLDivElement>(null)
  useSheet(root, styles)
  const { kept, load, save, rename, replace, remove } = useKeptFilters(list)
  useRepeat(kept.state === 'failed' ? kept.error : undefined, load, root)
  const [asking, setAsking] = useState<Asking>()
  const [answer, setAnswer] = useState<{ kind: 'saved' | 'refused'; text: string }>()
  const query = keptQueryOf(view, rules)

  const tell = async (act: () => Promise<void>): Promise<boolean> => {
    setAnswer(undefined)
    try {
      await act()
      setAsking(undefined)
      return true
    } catch (error) {
      setAnswer({ kind: 'refused', text: keptRefusal(error, translate) })
      return false
    }
  }

  // The popover was empty when the browser placed it.
  useLayoutEffect(() => {
    const popover = root.current?.parentElement
    const button = popover?.previousElementSibling
    if (kept.state !== 'loading' && popover && button) placePopover(popover, button, 'below')
  }, [kept.state])
  // A row that asks has other buttons. Afterwards the focus is on the row again, or on the panel where the row is gone.
  const asked = useRef<Asking>(undefined)
  useEffect(() => {
    const before = asked.current
    asked.current = asking
    if (before === undefined || asking !== undefined) return
    const row = root.current?.querySelector<HTMLElement>(`[data-filter="${before.filterId}"] button`)
    ;(row ?? root.current)?.focus()
  }, [asking])

  return (
    <div ref={root} className="saved-panel" tabIndex={-1} aria-busy={kept.state === 'loading'}>
      {kept.state === 'failed' && (
        <>
          <p role="alert">{sentenceOf(kept.error)}</p>
          <button data-click="portal.retry" type="button" className="retry" onClick={() => void load()}>
            {translate('table.retry')}
          </button>
        </>
      )}
      {kept.state === 'ready' && (
        <>
          {kept.filters.length === 0 && <p>{translate('saved.none')}</p>}
          <ul aria-label={translate('list.saved')}>
            {kept.filters.map(filter => (
              <SavedRow
                key={filter.filterId}
                filter={filter}
                query={query}
                rules={rules}
                asking={asking?.filterId === filter.filterId ? asking.what : undefined}
                onAsk={what => {
                  setAnswer(undefined)
                  setAsking(what === undefined ? undefined : { filterId: filter.filterId, what })
                }}
                onChoose={() => onChoose(viewOfKept(filter.query, view, rules))}
                onRename={name => tell(() => rename(filter.filterId, name))}
                onReplace={() => tell(() => replace(filter.filterId, query))}
                onRemove={() => tell(() => remove(filter.filterId))}
              />
            ))}
          </ul>
          <div className="apart">
            {query === '' ? (
              <p>{translate('saved.nothing')}</p>
            ) : (
              <NameForm
                label={translate('saved.name')}
                button={translate('saved.save')}
                onName={async name => {
                  const isSaved = await tell(() => save(name, query))
                  if (isSaved) setAnswer({ kind: 'saved', text: translate('saved.saved') })
                  return isSaved
                }}
              />
            )}
          </div>
          <p role={answer?.kind === 'refused' ? 'alert' : 'status'} className={answer?.kind}>
            {answer?.text}
          </p>
        </>
      )}
    </div>
  )
}
