import { useStore } from '@nanostores/react'
import { useRepeat } from '@portal/elements'
import { $language, type ExtensionState, showExtension, Unreachable } from '@portal/session'
import { useEffect, useRef, useState } from 'react'
import { type Extension, nameIn } from '#contract/page/sub-apps/extensions.ts'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { Card } from './card.tsx'

/** How far below the window a card begins to load. */
const aheadOfView = '200px'

const lost = new Unreachable('The files of a card could not be loaded.')

/** A card of a sub-application. Its module is loaded when the card comes into view, and ends with the card. */
export const ContributedCard = ({ extension }: { extension: Extension }) => {
  const translate = useTranslate()
  const language = useStore($language)
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<ExtensionState>()
  const { module } = extension

  useEffect(() => {
    const element = place.current
    if (element === null) return
    const watcher = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watcher.disconnect()
        setSeen(true)
      },
      { rootMargin: aheadOfView }
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object for the same module is no reason to load it again
  useEffect(() => {
    const element = place.current
    if (!seen || element === null) return
    setState(undefined)
    return showExtension(extension, element, setState)
  }, [seen, attempt, module])

  const isAway = state === 'failed' || state === 'lost'
  useRepeat(state === 'lost' ? lost : undefined, () => setAttempt(attempt + 1), place)
  const loading = seen && state === undefined
  return (
    <Card title={nameIn(extension.name, language)} busy={loading}>
      <div className="card-body contributed" hidden={isAway}>
        <div ref={place} className={loading ? 'skeleton' : ''} />
      </div>
      {isAway && (
        <div className="card-body failed" role="alert">
          <p>{translate('home.cardFailed')}</p>
          <button data-click="dashboard.retry" type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
            {translate('dashboard.retry')}
          </button>
        </div>
      )}
    </Card>
  )
}
