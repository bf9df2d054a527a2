import { $session, lettersOf, tenantNameOf } from '@portal/session'
import { useId } from 'react'
import type { User } from '#contract/calls/identity/sign-in.ts'
import { usePart } from '../shared/hooks/use-part.ts'
import { usePopover } from '../shared/hooks/use-popover.ts'
import { useStore } from '../shared/hooks/use-store.ts'
import { useTranslate } from '../shared/hooks/use-translate.ts'
import type { LanguageButtonProps } from '../shared/language-button.tsx'
import type { Person } from './person.ts'

const loadMenu = () => import('./account-menu.tsx')

type Props = {
  person: Person | undefined
  onSignOut: (() => void) | undefined
  onLanguageChange: LanguageButtonProps['onLanguageChange'] | undefined
}

/** The signed-in person's initial: a button that opens their menu. Its label has name and organisation. */
export const Account = ({ person: given, ...on }: Props) => {
  const translate = useTranslate()
  const session = useStore($session)
  if (given === undefined && session.state === 'guest') return null
  const user = session.state === 'unknown' || session.state === 'guest' ? undefined : session.user
  return <AccountButton person={given ?? (user && personOf(user, () => translate('header.allTenants')))} {...on} />
}

const personOf = (user: User, allTenants: () => string): Person => {
  const { nickname, email, cellphone } = user
  const tenant = tenantNameOf(user, allTenants)
  return { name: nickname || email || cellphone || '', ...(tenant ? { tenant } : {}) }
}

const AccountButton = ({ person, ...on }: Props) => {
  const translate = useTranslate()
  const id = useId()
  const [part, want] = usePart(loadMenu)
  const { popover, open, onBeforeToggle } = usePopover('below', want)
  const { name, tenant } = person ?? {}

  const whose = [name, tenant].filter(Boolean).join(' ')
  const label = name === undefined ? translate('header.myAccount') : translate('header.account', { name: whose })

  return (
    <>
      <button
        data-click="header.account"
        className="person"
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-label={label}
        title={[name, tenant].filter(Boolean).join('\n')}
        onPointerEnter={want}
        onFocus={want}
        part="account"
      >
        <span
          className={name === undefined ? 'initial skeleton' : 'initial'}
          data-initial={name === undefined ? '' : initialOf(name)}
        />
      </button>
      <div ref={popover} id={id} className="account-menu" popover="auto" onBeforeToggle={onBeforeToggle}>
        {open && part && <part.AccountMenu person={person} {...on} />}
      </div>
    </>
  )
}

/** Fast path for a single letter: creating the browser's segmenter takes long. */
const plainStart =
  /^[a-z\u4e00-\u9fff\uac00-\ud7a3\u3041-\u3096\u30a1-\u30fa](?=[ -~\u4e00-\u9fff\uac00-\ud7a3\u3041-\u3096\u30a1-\u30fa]|$)/i

/** The first letter of a name as readers count letters: an emoji, or a letter with its marks, is one letter. */
const initialOf = (name: string): string | undefined => {
  if (plainStart.test(name)) return name[0]
  for (const letter of lettersOf(name)) return letter
  return undefined
}
