import { request, whenComposed } from '@portal/session'
import { useState } from 'react'
import { notificationAudience } from '#contract/calls/mobile-notifications/notification-rules.ts'
import { FormField, useLoaded } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { searchText, textMaxLength } from '#kit/list-address.pure.ts'
import { useTools } from '../../parts/use-tools.ts'

type PeopleChoiceProps = {
  tenantId: number | undefined
  chosen: ReadonlyMap<number, string>
  onChange: (chosen: ReadonlyMap<number, string>) => void
}

/** The people of a tenant with a tick for each, the first ones by name, and a search. Chosen ones stay in the list. */
export const PeopleChoice = ({ tenantId, chosen, onChange }: PeopleChoiceProps) => {
  const { text } = useTools()
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState('')
  const [loaded] = useLoaded(`${tenantId} ${wanted}`, () =>
    request(notificationAudience, { query: { tenantId, text: wanted === '' ? undefined : wanted } }, { quiet: true })
  )
  const found = (shownOf(loaded)?.people ?? []).map(({ userId, nickname, hasMobile, hasEmail }) => {
    const name = hasMobile ? nickname : text('rule.withoutMobile', { name: nickname })
    return { userId, name: hasEmail ? name : text('rule.withoutEmail', { name }) }
  })
  const others = [...chosen]
    .filter(([userId]) => !found.some(it => it.userId === userId))
    .map(([userId, name]) => ({ userId, name }))
  const toggle = (userId: number, name: string): void => {
    const next = new Map(chosen)
    if (!next.delete(userId)) next.set(userId, name)
    onChange(next)
  }
  return (
    <fieldset className="card">
      <legend>{text('rule.people')}</legend>
      <FormField
        name="people.search"
        label={text('form.search', { label: text('rule.people') })}
        optional
        value={typed}
        problem={undefined}
        maxLength={textMaxLength}
        onChange={now => {
          setTyped(now)
          whenComposed(() => setWanted(searchText(now)))
        }}
      />
      {[...others, ...found].map(({ userId, name }) => (
        <label key={userId} className="check">
          <input type="checkbox" checked={chosen.has(userId)} onChange={() => toggle(userId, name)} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
