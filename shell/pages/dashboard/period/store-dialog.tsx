import { useRepeat } from '@portal/elements'
import { request, sentenceOf, whenComposed } from '@portal/session'
import { useEffect, useState } from 'react'
import { type Store, storeList } from '#contract/calls/stores/stores.ts'
import { Dialog } from '../../../pieces/dialog.tsx'
import { TextField } from '../../../pieces/text-field.tsx'
import { useTranslate } from '../../../pieces/use-translate.ts'

/** How many stores are listed. Another letter is quicker than a longer list. */
const mostListed = 10
/** A pause while typing, after which is searched. */
const searchAfterMs = 250

type Found =
  | { kind: 'searching' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'found'; stores: Store[]; total: number }

/** Finds a store by a part of its name, city or code. */
export const StoreDialog = ({ onClose, onChoose }: { onClose: () => void; onChoose: (storeId: number) => void }) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const found = useFound(typed)
  return (
    <Dialog title={translate('home.chooseStore')} onClose={onClose}>
      <TextField
        label={translate('home.findStore')}
        value={typed}
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className={found.kind === 'failed' ? 'refusal' : 'quiet'}>
        {found.kind === 'failed' && sentenceOf(found.error)}
        {found.kind === 'found' && found.total === 0 && translate('home.noStore')}
        {found.kind === 'found' &&
          found.total > mostListed &&
          translate('home.moreStores', { count: found.total - mostListed })}
      </p>
      <ul className="store-list" aria-busy={found.kind === 'searching'}>
        {(found.kind === 'found' ? found.stores : []).map(({ storeId, name, city }) => (
          <li key={storeId}>
            <button data-click="dashboard.filter" type="button" onClick={() => onChoose(storeId)}>
              {name}
              <span className="quiet">{city}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const useFound = (typed: string): Found => {
  const [found, setFound] = useState<Found>({ kind: 'searching' })
  const [tries, setTries] = useState(0)
  useRepeat(found.kind === 'failed' ? found.error : undefined, () => setTries(tries + 1))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    let gone = false
    const search = (): void => {
      if (gone) return
      const text = typed.trim()
      const query = { pageNo: 1, size: mostListed, ...(text === '' ? {} : { text }) }
      request(storeList, { query }, { quiet: true }).then(
        ({ list, total }) => gone || setFound({ kind: 'found', stores: list, total }),
        (error: unknown) => gone || setFound({ kind: 'failed', error })
      )
    }
    const timer = setTimeout(() => whenComposed(search), searchAfterMs)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [typed, tries])
  return found
}
