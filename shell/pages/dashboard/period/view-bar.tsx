import { useStore } from '@nanostores/react'
import { Icon } from '@portal/elements'
import { $permissions, $robotKindName, $robotKinds, allows } from '@portal/session'
import { ChevronDown } from 'lucide'
import { useState } from 'react'
import { robotKindIn } from '#contract/calls/robots/robots.ts'
import { permissions } from '#contract/permissions.ts'
import { lazyPart } from '../../../pieces/lazy-part.tsx'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { withTexts } from '../../../with-texts.ts'
import { $wish, changeView } from './current-view.ts'
import { lengths } from './view.ts'

const RangeFields = lazyPart(async () => (await withTexts('home', import('./range-fields.tsx'))).RangeFields)
const StoreDialog = lazyPart(async () => (await withTexts('home', import('./store-dialog.tsx'))).StoreDialog)
const ChosenStore = lazyPart(async () => (await withTexts('home', import('./chosen-store.tsx'))).ChosenStore)

/** Period, kind of robot and store of the figures. The address holds all of them. */
export const ViewBar = () => {
  const translate = useTranslate()
  const { period, robotKind } = useStore($wish)
  const kinds = useStore($robotKinds)
  const kindName = useStore($robotKindName)
  const [choosing, setChoosing] = useState(false)
  const isRange = choosing || period.kind === 'range'
  return (
    <div className="view-bar">
      <fieldset className="segments">
        <legend className="unseen">{translate('dashboard.period')}</legend>
        {lengths.map(days => (
          <label key={days}>
            <input
              data-click="dashboard.filter"
              type="radio"
              name="period"
              checked={!isRange && period.kind === 'last' && period.days === days}
              onChange={() => {
                setChoosing(false)
                changeView({ period: { kind: 'last', days } })
              }}
            />
            {translate('dashboard.days', { count: days })}
          </label>
        ))}
        <label>
          <input
            data-click="dashboard.filter"
            type="radio"
            name="period"
            checked={isRange}
            onChange={() => setChoosing(true)}
          />
          {translate('dashboard.range')}
        </label>
      </fieldset>
      {isRange && <RangeFields />}
      <select
        data-click="dashboard.filter"
        className="select"
        aria-label={translate('dashboard.kind')}
        value={robotKind ?? ''}
        onChange={({ target }) => changeView({ robotKind: robotKindIn(target.value) })}
      >
        <option value="">{translate('dashboard.allKinds')}</option>
        {kinds.map(({ robotKind: kind }) => (
          <option key={kind} value={kind}>
            {kindName(kind)}
          </option>
        ))}
      </select>
      <StoreFilter />
    </div>
  )
}

/** The store of the figures, for people who may see stores. */
const StoreFilter = () => {
  const translate = useTranslate()
  const held = useStore($permissions)
  const { storeId } = useStore($wish)
  const [open, setOpen] = useState(false)
  if (!allows(held, permissions.stores)) return null
  return (
    <span className="store-filter">
      {storeId === undefined ? (
        <button
          data-click="dashboard.filter"
          type="button"
          className="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {translate('dashboard.allStores')}
          <Icon node={ChevronDown} />
        </button>
      ) : (
        <ChosenStore storeId={storeId} onOpen={() => setOpen(true)} />
      )}
      {open && (
        <StoreDialog
          onClose={() => setOpen(false)}
          onChoose={chosen => {
            setOpen(false)
            changeView({ storeId: chosen })
          }}
        />
      )}
    </span>
  )
}
