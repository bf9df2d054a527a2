import { browserTimeZone, knownTimeZones, navigate, request } from '@portal/session'
import { useMemo, useState } from 'react'
import { severities } from '#contract/calls/deploy/fault-codes.ts'
import {
  createNotificationRule,
  type NotificationRule,
  notificationAudience,
  notificationRuleDetail,
  notificationTenants,
  updateNotificationRule
} from '#contract/calls/mobile-notifications/notification-rules.ts'
import * as limits from '#contract/limits.ts'
import { permissions } from '#contract/permissions.ts'
import { useLoaded, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { hourText } from '#kit/portal/local-time.pure.ts'
import { FieldsForm } from '../../parts/fields-form.tsx'
import type { Field } from '../../parts/form-draft.pure.ts'
import { SecretPanel } from '../../parts/secret-panel.tsx'
import { useChoice, useStoreChoice } from '../../parts/use-choice.ts'
import { useTools } from '../../parts/use-tools.ts'
import { iotPaths } from '../routes.pure.ts'
import { PeopleChoice } from './people-choice.tsx'
import {
  chosenPeople,
  peopleIn,
  type RuleField,
  ruleDraftOf,
  ruleFieldOf,
  waysChoices,
  waysIn,
  writtenRuleOf
} from './rule-draft.pure.ts'
import { eventOptions, waysOf } from './states.ts'

const quiet = { quiet: true }

/** The choices among things of the tenant. */
const ofTenant: readonly RuleField[] = ['storeId', 'audience', 'people']

/** All zones that this browser knows. That of the rule stays, also where this browser does not know its name. */
const zoneOptions = (chosen: string) =>
  [...new Set([chosen, ...knownTimeZones()])].map(zone => ({
    value: zone,
    name: zone.replaceAll('_', ' ')
  }))

/** The people of a rule by name, as the form begins with them. */
const peopleOf = (rule: NotificationRule | undefined): ReadonlyMap<number, string> => {
  if (rule?.audience.kind !== 'people') return new Map()
  return new Map(rule.audience.userIds.map((userId, place) => [userId, rule.audienceNames[place] ?? '']))
}

/** Writes a rule, or changes one. People who see every tenant say for which one a new rule is. */
export const RuleForm = ({ rule }: { rule?: NotificationRule }) => {
  const { text, to, may, format } = useTools()
  const { notify } = useSubApp()
  const choosesTenant = rule === undefined && may(permissions.everyTenant)
  const [start] = useState(() => ruleDraftOf(rule, browserTimeZone()))
  const [draft, setDraft] = useState(start)
  /** The secret of a new webhook, which shows once, in the place of the form. */
  const [secret, setSecret] = useState<string>()
  /** The names of all people who were chosen at some time. They change with the draft, which draws the form again. */
  const [names] = useState(() => new Map(peopleOf(rule)))
  const addNames = (more: ReadonlyMap<number, string>): void => {
    for (const [userId, name] of more) names.set(userId, name)
  }
  const tenantId = Number(draft.tenantId) || undefined
  const tenants = useChoice('tenants', async ({ text: wanted }) => {
    if (!choosesTenant) return { list: [], total: 0 }
    const { list, total } = await request(notificationTenants, { query: { text: wanted } }, quiet)
    return { list: list.map(it => ({ value: String(it.tenantId), name: it.name })), total }
  })
  const stores = useStoreChoice(
    rule?.storeId ? { value: String(rule.storeId), name: rule.storeName ?? '' } : undefined,
    rule?.tenantId ?? tenantId
  )
  const isReady = !choosesTenant || tenantId !== undefined
  const [loaded] = useLoaded(`${tenantId}`, async () =>
    isReady ? (await request(notificationAudience, { query: { tenantId } }, quiet)).roles : []
  )
  const roles = (shownOf(loaded) ?? []).map(({ roleId, name }) => ({ value: String(roleId), name }))
  const zones = useMemo(() => zoneOptions(start.timeZone), [start])
  const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), name: hourText(hour) }))
  const nameOfWays = (choice: (typeof waysChoices)[number]): string =>
    choice === 'none' ? text('rule.ways.none') : format.list(waysOf(text, waysIn(choice)))
  const fields: Field<RuleField>[] = [
    ...(choosesTenant ? [{ name: 'tenantId' as const, label: text('open.tenant'), resets: ofTenant, ...tenants }] : []),
    { name: 'name', label: text('rule.name'), maxLength: limits.ruleNameMaxLength },
    { name: 'eventKind', label: text('column.event'), options: eventOptions(text) },
    ...(draft.eventKind === 'robotFault'
      ? [
          {
            name: 'severity' as const,
            label: text('rule.severity'),
            options: severities.map(value => ({ value, name: text(`severity.${value}`) }))
          }
        ]
      : []),
    {
      name: 'storeId',
      label: text('column.store'),
      help: text('rule.storeHelp'),
      optional: true,
      choose: text('everyStore'),
      ...stores
    },
    {
      name: 'audience',
      label: text('rule.audience'),
      help: text('rule.peopleHelp', { most: format.number(limits.rulePeopleMax) }),
      options: [{ value: chosenPeople, name: text('rule.chosenPeople') }, ...roles]
    },
    ...(draft.audience === chosenPeople && isReady
      ? [
          {
            name: 'people' as const,
            label: text('rule.people'),
            write: (joined: string) => format.list(peopleIn(joined).map(userId => names.get(userId) ?? String(userId))),
            draw: (joined: string, change: (joined: string) => void) => (
              <PeopleChoice
                key={tenantId}
                tenantId={rule?.tenantId ?? tenantId}
                chosen={new Map(peopleIn(joined).map(userId => [userId, names.get(userId) ?? '']))}
                onChange={next => {
                  addNames(next)
                  change([...next.keys()].join(','))
                }}
              />
            )
          }
        ]
      : []),
    {
      name: 'ways',
      label: text('rule.ways'),
      options: waysChoices.map(value => ({ value, name: nameOfWays(value) }))
    },
    {
      name: 'webhook',
      label: text('way.webhook'),
      help: text('rule.webhookHelp'),
      optional: true,
      maxLength: limits.webhookAddressMaxLength
    },
    { name: 'quietFrom', label: text('rule.quietFrom'), optional: true, options: hours },
    { name: 'quietTo', label: text('rule.quietTo'), help: text('rule.quietHelp'), optional: true, options: hours },
    { name: 'timeZone', label: text('rule.timeZone'), options: zones },
    {
      name: 'perHour',
      label: text('rule.perHour'),
      help: text('config.between', { least: 1, most: format.number(limits.notificationsPerHourMax) })
    }
  ]
  if (secret !== undefined)
    return (
      <SecretPanel rows={[[text('rule.secret'), secret]]}>
        <a className="button" href={to(iotPaths.mobileNotification)}>
          {text('rule.showAll')}
        </a>
      </SecretPanel>
    )
  return (
    <FieldsForm
      start={start}
      fields={fields}
      schema={createNotificationRule.body}
      nameOf={ruleFieldOf}
      onChange={setDraft}
      bodyOf={typed => {
        const written = writtenRuleOf(typed)
        // A tenant that is not chosen is 0, which the contract refuses.
        return choosesTenant ? { ...written, tenantId: Number(typed.tenantId) } : written
      }}
      saveText={text('save')}
      {...(rule && {
        edited: {
          version: rule.version,
          read: async () => {
            const now = await request(notificationRuleDetail, { query: { ruleId: rule.ruleId } }, quiet)
            addNames(peopleOf(now))
            return { draft: ruleDraftOf(now, browserTimeZone()), version: now.version }
          }
        }
      })}
      save={async (body, version) => {
        const saved =
          rule === undefined
            ? await request(createNotificationRule, { body }, quiet)
            : await request(updateNotificationRule, { body: { ruleId: rule.ruleId, version, ...body } }, quiet)
        return () => {
          notify('success', text('saved', { name: body.name }))
          if (saved.secret === null) navigate(to(iotPaths.mobileNotification))
          else setSecret(saved.secret)
        }
      }}
    />
  )
}
