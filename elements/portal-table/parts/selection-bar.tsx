import { $format } from '@portal/session'
import { X } from 'lucide'
import type { TableAction } from '#contract/page/table.ts'
import { useStore } from '../../shared/hooks/use-store.ts'
import { useTranslate } from '../../shared/hooks/use-translate.ts'
import { Icon } from '../../shared/icon.tsx'

type SelectionBarProps = {
  count: number
  actions: readonly TableAction[]
  onAction: (action: string) => void
  /** Where the person can go on to the rows of all pages. */
  whole: { total: number; onChoose: () => void } | undefined
  onClear: () => void
}

/** The actions for all selected rows: a dark bar over the middle of the foot. It covers no row and moves nothing. */
export const SelectionBar = ({ count, actions, onAction, whole, onClear }: SelectionBarProps) => {
  const translate = useTranslate()
  const format = useStore($format)
  return (
    <div className="selection-place">
      {/* A screen reader announces only what changes in a region that is there before. */}
      <div className={count === 0 ? 'selection empty' : 'selection'}>
        <span role="status" className="count">
          {count > 0 && translate('table.selected', { count, total: format.number(count) })}
        </span>
        {count > 0 && (
          <>
            <div className="many">
              {actions.map(({ key, text }) => (
                <button key={key} data-click="table.action" type="button" onClick={() => onAction(key)}>
                  {text}
                </button>
              ))}
            </div>
            {whole !== undefined && (
              <button data-click="table.select" type="button" className="whole" onClick={whole.onChoose}>
                {translate('table.whole', { count: whole.total, total: format.number(whole.total) })}
              </button>
            )}
            <button
              data-click="table.select"
              type="button"
              className="icon-button"
              aria-label={translate('table.clear')}
              onClick={onClear}
            >
              <Icon node={X} />
            </button>
          </>
        )}
      </div>
    </div>
  )
}
