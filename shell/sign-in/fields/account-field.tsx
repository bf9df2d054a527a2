import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { TextField } from '../../pieces/text-field.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { $account, expectPhone, readAs } from '../account-name.ts'
import { onlyWay, textsOfWay } from '../code-ways.ts'

type AccountFieldProps = {
  problem: string | undefined
  autoFocus?: boolean
  /** A code is to go there: where codes go one way alone, only that kind of account will do. */
  forCode?: boolean
  label?: string
  help?: string
  autoComplete?: string
}

/** Phone or e-mail in one field, which tells the two apart and says how it read a number without its country code. */
export const AccountField = ({
  problem,
  autoFocus = false,
  forCode = false,
  label,
  help,
  autoComplete = 'username'
}: AccountFieldProps) => {
  const translate = useTranslate()
  const account = useStore($account)
  const only = forCode ? onlyWay() : undefined
  const texts = only === undefined ? ({ label: 'login.account', help: 'login.accountHelp' } as const) : textsOfWay[only]
  const [phone, setPhone] = useState<string>()
  const read = async (typed: string): Promise<void> => setPhone(await readAs(typed).catch(() => undefined))
  return (
    <TextField
      name="account"
      label={label ?? translate(texts.label)}
      help={phone === undefined ? (help ?? translate(texts.help)) : translate('login.readAs', { phone })}
      problem={problem}
      value={account}
      onChange={({ currentTarget: { value } }) => {
        $account.set(value)
        setPhone(undefined)
        expectPhone(value)
      }}
      onBlur={({ currentTarget: { value } }) => void read(value)}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
    />
  )
}
