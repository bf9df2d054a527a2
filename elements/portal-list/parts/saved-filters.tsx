import { $token, environment, loadTexts } from '@portal/session'
import { Bookmark } from 'lucide'
import { useId } from 'react'
import * as limits from '#contract/limits.ts'
import type { ListView } from '#contract/page/list.ts'
import { elementsApplicationId } from '#contract/page/without-portal.ts'
import { usePart } from '../../shared/hooks/use-part.ts'
import { usePopover } from '../../shared/hooks/use-popover.ts'
import { useStore } from '../../shared/hooks/use-store.ts'
import { useTranslate } from '../../shared/hooks/use-translate.ts'
import { Icon } from '../../shared/icon.tsx'
import type { ListRules } from '../decide/list-view.pure.ts'

const loadPart = () => import('./saved-panel.tsx')
const loadPanel = async () => {
  const [part] = await Promise.all([loadPart(), loadTexts('saved-filters')])
  return part
}

type SavedFiltersProps = {
  /** The name of the list; without it, nothing is kept. */
  list: string | undefined
  view: ListView
  rules: ListRules
  onShow: (wanted: ListView) => void
}

/** A button that opens the filters which the person keeps for this list. */
export const SavedFilters = ({ list, view, rules, onShow }: SavedFiltersProps) => {
  const translate = useTranslate()
  const id = useId()
  const token = useStore($token)
  const [part, want] = usePart(loadPanel)
  const { popover, open, onBeforeToggle } = usePopover('below', want)
  const hasChoice = rules.searchable || rules.filters.length > 0 || rules.sorts.length > 0
  const hasName = list !== undefined && list !== '' && list.length <= limits.listNameMaxLength
  // A page without the portal has no cloud that keeps them.
  const isKept = token !== undefined && environment().applicationId !== elementsApplicationId
  if (!hasName || !hasChoice || !isKept) return null
  return (
    <div className="saved">
      <button
        data-click="list.saved"
        type="button"
        className="quiet"
        popoverTarget={id}
        aria-expanded={open}
        onPointerEnter={want}
        onFocus={want}
      >
        <Icon node={Bookmark} />
        {translate('list.saved')}
      </button>
      <div id={id} ref={popover} className="menu" popover="auto" onBeforeToggle={onBeforeToggle}>
        {open && part !== undefined && (
          <part.SavedPanel
            list={list}
            view={view}
            rules={rules}
            onChoose={wanted => {
              popover.current?.hidePopover()
              onShow(wanted)
            }}
          />
        )}
      </div>
    </div>
  )
}
