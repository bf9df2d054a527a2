import { request } from '@portal/session'
import {
  limitOpenApplication,
  type OpenApplication,
  openApplicationDetail,
  rotateOpenSecret,
  updateOpenApplication
} from '#contract/calls/open-platform/applications.ts'
import { type OpenScope, openScopes } from '#contract/calls/open-platform/scopes.ts'
import * as limits from '#contract/limits.ts'
import { openPermissions, permissions } from '#contract/permissions.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { DetailPage } from '../../parts/detail-page.tsx'
import { FieldsForm } from '../../parts/fields-form.tsx'
import { NewSecret } from '../../parts/new-secret.tsx'
import { useTools } from '../../parts/use-tools.ts'
import { openPaths } from '../routes.pure.ts'
import { applicationState } from '../states.pure.ts'
import { ApplicationCalls } from './application-calls.tsx'
import { ScopeBoxes } from './scope-boxes.tsx'

const quiet = { quiet: true }

/** One application: its state, its scopes, its secret, its limits. */
export const ApplicationPage = ({ applicationId }: { applicationId: number }) => {
  const { text, may, format } = useTools()
  const timeOf = (time: number | null) => (time === null ? null : format.time(time))
  const decides = may(permissions.everyTenant)
  return (
    <DetailPage
      askKey={String(applicationId)}
      ask={() => request(openApplicationDetail, { query: { applicationId } }, quiet)}
      titleOf={({ name }) => name}
      leadOf={application => applicationState(text, application).text}
      back={{ path: openPaths.applications, text: text('open.applications') }}
      factsOf={it => [
        [text('open.key'), it.key],
        [text('open.company'), it.company],
        [text('open.tenant'), it.tenantName],
        [text('open.scopes'), it.scopes.map(scope => text(`open.scope.${scope}`)).join(', ')],
        [text('open.perMinute'), format.number(it.perMinute)],
        [text('open.perDay'), format.number(it.perDay)],
        [text('open.usedToday'), format.number(it.usedToday)],
        [text('open.lastUsed'), timeOf(it.lastUsedTime)],
        [text('open.secretTime'), format.time(it.secretTime)],
        [text('open.previousUntil'), timeOf(it.previousUntil)]
      ]}
    >
      {(application, load) => (
        <>
          {may(openPermissions.editApplications) && (
            <>
              <NewSecret
                title={text('open.secret')}
                load={load}
                make={async keepHours => {
                  const { key, secret } = await request(rotateOpenSecret, { body: { applicationId, keepHours } }, quiet)
                  return [
                    [text('open.key'), key],
                    [text('open.secret'), secret]
                  ]
                }}
              />
              <About application={application} load={load} />
            </>
          )}
          {may(openPermissions.limitApplications) && decides && <Limits application={application} load={load} />}
          {may(openPermissions.apiManagement) && (
            <ApplicationCalls applicationId={applicationId} mayTurn={may(openPermissions.switchCalls) && decides} />
          )}
        </>
      )}
    </DetailPage>
  )
}

type PartProps = { application: OpenApplication; load: () => void }

const readApplication = (applicationId: number) => request(openApplicationDetail, { query: { applicationId } }, quiet)

const aboutOf = ({ name, scopes }: OpenApplication) => ({ name, scopes: scopes.join(',') })

/** The scopes in a draft. */
const scopesIn = (joined: string): OpenScope[] => openScopes.filter(it => joined.split(',').includes(it))

/** Its name and its scopes. */
const About = ({ application, load }: PartProps) => {
  const { text } = useTools()
  const { notify } = useSubApp()
  const { applicationId } = application
  return (
    <>
      <h2>{text('open.about')}</h2>
      <FieldsForm
        start={aboutOf(application)}
        fields={[
          {
            name: 'scopes',
            label: text('open.scopes'),
            write: joined =>
              scopesIn(joined)
                .map(scope => text(`open.scope.${scope}`))
                .join(', '),
            draw: (joined, change) => <ScopeBoxes scopes={scopesIn(joined)} onChange={it => change(it.join(','))} />
          },
          { name: 'name', label: text('open.application'), maxLength: limits.openNameMaxLength }
        ]}
        schema={updateOpenApplication.body}
        bodyOf={({ name, scopes }) => ({ applicationId, name, scopes: scopesIn(scopes) })}
        saveText={text('save')}
        edited={{
          version: application.version,
          read: async () => {
            const now = await readApplication(applicationId)
            return { draft: aboutOf(now), version: now.version }
          }
        }}
        save={async (body, version) => {
          await request(updateOpenApplication, { body: { ...body, version } }, quiet)
          return () => {
            notify('success', text('saved', { name: body.name }))
            load()
          }
        }}
      />
    </>
  )
}

const limitsOf = ({ perMinute, perDay }: OpenApplication) => ({ perMinute: String(perMinute), perDay: String(perDay) })

/** How many requests it may make. */
const Limits = ({ application, load }: PartProps) => {
  const { applicationId, name } = application
  const { text, format } = useTools()
  const { notify } = useSubApp()
  const upTo = (max: number) => text('open.upTo', { max: format.number(max) })
  return (
    <>
      <h2>{text('open.limits')}</h2>
      <FieldsForm
        start={limitsOf(application)}
        fields={[
          { name: 'perMinute', label: text('open.perMinute'), help: upTo(limits.openPerMinuteMax), maxLength: 6 },
          { name: 'perDay', label: text('open.perDay'), help: upTo(limits.openPerDayMax), maxLength: 6 }
        ]}
        button="plain"
        schema={limitOpenApplication.body}
        bodyOf={draft => ({ applicationId, perMinute: Number(draft.perMinute), perDay: Number(draft.perDay) })}
        saveText={text('save')}
        edited={{
          version: application.version,
          read: async () => {
            const now = await readApplication(applicationId)
            return { draft: limitsOf(now), version: now.version }
          }
        }}
        save={async (body, version) => {
          await request(limitOpenApplication, { body: { ...body, version } }, quiet)
          return () => {
            notify('success', text('saved', { name }))
            load()
          }
        }}
      />
    </>
  )
}
