/** The store that the address names, with a way back to all stores. It is loaded where an address names one. */
import { Icon } from '@portal/elements'
import { request } from '@portal/session'
import { X } from 'lucide'
import { useEffect, useState } from 'react'
import { storeDetail } from '#contract/calls/stores/stores.ts'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { changeView } from './current-view.ts'

/** Its number stands there until the name is known. */
export const ChosenStore = ({ storeId, onOpen }: { storeId: number; onOpen: () => void }) => {
  const translate = useTranslate()
  const [known, setKnown] = useState<{ storeId: number; name: string }>()
  useEffect(() => {
    request(storeDetail, { query: { storeId } }, { quiet: true }).then(
      ({ name }) => setKnown({ storeId, name }),
      (cause: unknown) => console.warn('The name of the store could not be loaded.', cause)
    )
  }, [storeId])
  return (
    <>
      <button data-click="dashboard.filter" type="button" className="button" aria-haspopup="dialog" onClick={onOpen}>
        <span>{known?.storeId === storeId ? known.name : storeId}</span>
      </button>
      <button
        data-click="dashboard.filter"
        type="button"
        className="icon-button"
        aria-label={translate('dashboard.allStores')}
        onClick={() => changeView({ storeId: undefined })}
      >
        <Icon node={X} />
      </button>
    </>
  )
}
