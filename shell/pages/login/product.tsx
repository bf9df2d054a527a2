import { loadWelcome } from '@portal/session'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslate } from '../../pieces/use-translate.ts'
import { withTexts } from '../../with-texts.ts'

/** The purpose of the portal, beside the form; below it on narrow screens. The style sheet draws robots at work. */
export const Product = () => {
  const translate = useTranslate()
  const more = useWelcome()
  return (
    <aside className="product">
      <div className="pitch">
        <h2>{translate('login.welcome')}</h2>
        <p>
          <span>{translate('login.pointTasks')}</span> <span>{translate('login.pointRobots')}</span>{' '}
          <span>{translate('login.pointAccess')}</span>
        </p>
      </div>
      <div className="robots-at-work" />
      <div className="welcome">{more}</div>
    </aside>
  )
}

/**
 * The content that the deployment adds. It comes after the form has been drawn. A person who can't have it misses nothing
 * that signing in needs.
 */
const useWelcome = (): ReactNode => {
  const [shown, setShown] = useState<ReactNode>(null)
  useEffect(() => {
    let here = true
    const show = async (): Promise<void> => {
      const content = await loadWelcome()
      if (content === undefined) return
      const { Welcome } = await withTexts('welcome', import('./welcome.tsx'))
      if (here) setShown(<Welcome content={content} />)
    }
    const timer = setTimeout(() => {
      show().catch((cause: unknown) => console.warn('What stands beside the form could not be loaded.', cause))
    }, 200)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [])
  return shown
}
