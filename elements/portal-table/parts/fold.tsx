import { $format } from '@portal/session'
import { ChevronDown, ChevronUp } from 'lucide'
import { useStore } from '../../shared/hooks/use-store.ts'
import { useTranslate } from '../../shared/hooks/use-translate.ts'
import { Icon } from '../../shared/icon.tsx'

type FoldProps = {
  /** How many filters are active; undefined where a table has no filters. */
  active: number | undefined
  isOpen: boolean
  onToggle: () => void
}

/** On a phone, filters, order, columns and export are behind this button. Where they have room, styles hide the button. */
export const Fold = ({ active, isOpen, onToggle }: FoldProps) => {
  const translate = useTranslate()
  const format = useStore($format)
  return (
    <button data-click="table.fold" type="button" className="retry fold" aria-expanded={isOpen} onClick={onToggle}>
      {active === undefined
        ? translate('table.fold')
        : active === 0
          ? translate('list.fold')
          : translate('list.foldActive', { count: active, total: format.number(active) })}
      <Icon node={isOpen ? ChevronUp : ChevronDown} />
    </button>
  )
}
