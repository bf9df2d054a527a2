import { useStore } from '@nanostores/react'
import { Mark, ThemeSelect } from '@portal/elements'
import { $leftElsewhere, $usedElsewhere, environment, keepsCookies } from '@portal/session'
import { useState } from 'react'
import { lazyPart } from '../pieces/lazy-part.tsx'
import { withTexts } from '../with-texts.ts'

const UsedElsewhere = lazyPart(async () => (await withTexts('session', import('./used-elsewhere.tsx'))).UsedElsewhere)

const LeftElsewhere = lazyPart(async () => (await withTexts('session', import('./left-elsewhere.tsx'))).LeftElsewhere)

const NoCookies = lazyPart(async () => (await withTexts('session', import('./no-cookies.tsx'))).NoCookies)

/** The bar above every form for guests: whose portal this is, language and colours. Below it, how the last session ended. */
export const SignInTop = () => {
  const told = useStore($usedElsewhere)
  const isLeft = useStore($leftElsewhere)
  const [isKept] = useState(keepsCookies)
  return (
    <>
      <div className="sign-in-top">
        <span className="brand">
          <Mark />
          <span>{environment().brand.name}</span>
        </span>
        <portal-language-picker />
        <ThemeSelect />
      </div>
      {told !== undefined && <UsedElsewhere />}
      {isLeft && <LeftElsewhere />}
      {!isKept && <NoCookies />}
    </>
  )
}
