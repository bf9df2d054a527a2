import { type IconNode, Pencil, Save, Trash2 } from 'lucide'
import type { ListFilterKept } from '#contract/calls/saved-filters/saved-filters.ts'
import { useLocked } from '../../shared/hooks/use-locked.ts'
import { useTranslate } from '../../shared/hooks/use-translate.ts'
import { Icon } from '../../shared/icon.tsx'
import { fitsList, isSameQuery } from '../decide/kept-query.pure.ts'
import type { ListRules } from '../decide/list-view.pure.ts'
import { NameForm } from './name-form.tsx'

type Act = 'rename' | 'replace' | 'delete'

/** A row that asks for a name, or whether the person is sure. */
export type Asking = { filterId: number; what: Act }

type SavedRowProps = {
  filter: ListFilterKept
  /** The filters and the order that the list has now; empty for the whole list. */
  query: string
  rules: ListRules
  asking: Act | undefined
  onAsk: (what: Act | undefined) => void
  onChoose: () => void
  onRename: (name: string) => Promise<boolean>
  onReplace: () => Promise<boolean>
  onRemove: () => Promise<boolean>
}

/** Filters that a person keeps by a name: a button that shows the list so, and what changes them. */
export const SavedRow = (props: SavedRowProps) => {
  const { filter, query, rules, asking, onAsk, onChoose, onRename } = props
  const { name } = filter
  const translate = useTranslate()
  if (asking === 'rename')
    return (
      <li>
        <NameForm
          label={translate('saved.nameOf', { name })}
          start={name}
          button={translate('saved.rename')}
          onName={onRename}
          onCancel={() => onAsk(undefined)}
        />
      </li>
    )
  if (asking !== undefined)
    return (
      <li>
        <Question
          text={translate(`saved.${asking}Ask`, { name })}
          yes={translate(`saved.${asking}`)}
          onYes={asking === 'replace' ? props.onReplace : props.onRemove}
          onNo={() => onAsk(undefined)}
        />
      </li>
    )
  const fits = fitsList(filter.query, rules)
  const isShown = isSameQuery(filter.query, query)
  const act = (what: Act, icon: IconNode) => (
    <button
      data-click="list.changeSaved"
      type="button"
      className="icon-button"
      aria-label={translate(`saved.${what}Of`, { name })}
      title={translate(`saved.${what}`)}
      onClick={() => onAsk(what)}
    >
      <Icon node={icon} />
    </button>
  )
  return (
    <li data-filter={filter.filterId}>
      {fits ? (
        <button
          data-click="list.chooseSaved"
          type="button"
          className="item"
          aria-current={isShown ? 'true' : undefined}
          onClick={onChoose}
        >
          {name}
        </button>
      ) : (
        <span className="item">
          <span>
            {name}
            <small>{translate('saved.misfit')}</small>
          </span>
        </span>
      )}
      {query !== '' && !isShown && act('replace', Save)}
      {act('rename', Pencil)}
      {act('delete', Trash2)}
    </li>
  )
}

type QuestionProps = { text: string; yes: string; onYes: () => Promise<boolean>; onNo: () => void }

/** The way back stands where the button was that asked: a second press of a double click changes nothing. */
const Question = ({ text, yes, onYes, onNo }: QuestionProps) => {
  const translate = useTranslate()
  const [state, send] = useLocked(onYes)
  return (
    <div className="question">
      <p role="status">{text}</p>
      <button
        data-click="list.changeSaved"
        type="button"
        className="retry"
        aria-disabled={state !== 'free'}
        onClick={send}
      >
        {yes}
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone */}
      <button data-click="portal.cancel" type="button" className="quiet" autoFocus onClick={onNo}>
        {translate('dialog.cancel')}
      </button>
    </div>
  )
}
