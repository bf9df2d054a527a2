import { useStore } from '@nanostores/react'
import type { AccountName } from '@portal/session'
import { useEffect, useState } from 'react'
import { CodeField, type CodeFieldProps } from '../../forms/code-field.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { $account, readAccount } from '../account-name.ts'
import { onlyWay, textsOfWay } from '../code-ways.ts'

type AccountCodeFieldProps = Omit<CodeFieldProps, 'help' | 'click' | 'typed' | 'showError'>

/** The field for a code that goes to the account of the sign-in forms. */
export const AccountCodeField = (props: AccountCodeFieldProps) => {
  const translate = useTranslate()
  const account = useStore($account)
  const only = onlyWay()
  const [typed, setTyped] = useState<AccountName | undefined>({ kind: 'invalid' })

  useEffect(() => {
    let current = true
    // Before anything is typed, after a reload, the wait for the last code is shown.
    const read = account.trim() === '' ? Promise.resolve(undefined) : readAccount(account)
    void read.then(name => {
      if (current) setTyped(name)
    })
    return () => {
      current = false
    }
  }, [account])

  return (
    <CodeField
      {...props}
      click="login.sendCode"
      help={translate(only === undefined ? 'code.help' : textsOfWay[only].codeHelp)}
      typed={typed}
    />
  )
}
