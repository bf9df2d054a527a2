import { $format, $permissions, navigate, request } from '@portal/session'
import {
  createFaultCode,
  deleteFaultCode,
  faultCodeDetail,
  updateFaultCode
} from '#contract/calls/deploy/fault-codes.ts'
import { deployPermissions } from '#contract/permissions.ts'
import { PageHead, useLoaded, useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { paths } from '../page-of.pure.ts'
import { useText } from '../texts.ts'
import { draftOf } from './code-draft.pure.ts'
import { FaultCodeForm } from './fault-code-form.tsx'
import { FaultCodeTexts } from './fault-code-texts.tsx'

const quiet = { quiet: true }

const useCodesAddress = () => {
  const path = useSubApp().basePath + paths.faultCodes
  const kept = keptQuery(useOwnRoute().search)
  return { list: path + kept, of: (faultCode: string) => `${path}/${faultCode}${kept}` }
}

const readCode = (faultCode: string) => request(faultCodeDetail, { query: { faultCode } }, quiet)

/** A fault code that is still to be written. */
export const NewFaultCode = () => {
  const text = useText()
  const address = useCodesAddress()
  return (
    <>
      <PageHead title={text('codes.new')} back={{ href: address.list, text: text('codes.title') }} />
      <FaultCodeForm
        start={draftOf()}
        save={async body => {
          await request(createFaultCode, { body }, quiet)
          return () => navigate(address.of(body.faultCode), 'replace')
        }}
      />
    </>
  )
}

/** One fault code with its meaning and its remedy. A person with the permission can change them. */
export const FaultCodePage = ({ faultCode }: { faultCode: string }) => {
  const text = useText()
  const format = useStore($format)
  const mayEdit = useStore($permissions).includes(deployPermissions.editFaultCodes)
  const { ask, notify } = useSubApp()
  const address = useCodesAddress()
  const [loaded, load] = useLoaded(faultCode, () => readCode(faultCode))
  const code = shownOf(loaded)
  const remove = async (): Promise<void> => {
    const isDeleted = await ask({
      heading: text('codes.delete.title', { code: faultCode }),
      text: text('codes.delete.text'),
      yes: text('delete'),
      danger: true,
      act: () => request(deleteFaultCode, { body: { faultCode } }, quiet)
    })
    if (!isDeleted) return
    notify('success', text('codes.deleted', { code: faultCode }))
    navigate(address.list, 'replace')
  }
  return (
    <>
      <PageHead
        title={faultCode}
        {...(code === undefined ? {} : { lead: text('codes.changed', { time: format.time(code.updateTime) }) })}
        back={{ href: address.list, text: text('codes.title') }}
        action={
          code &&
          mayEdit && (
            <button type="button" className="button" onClick={() => void remove()}>
              {text('delete')}
            </button>
          )
        }
      />
      {loaded.state === 'failed' && <portal-notice error={loaded.error} onportal-notice-retry={load} />}
      {code &&
        (mayEdit ? (
          <FaultCodeForm
            // After a save the code is loaded again, and the form begins with the saved values.
            key={code.updateTime}
            start={draftOf(code)}
            fixedCode
            edited={{
              version: code.version,
              read: async () => {
                const now = await readCode(faultCode)
                return { draft: draftOf(now), version: now.version }
              }
            }}
            save={async (body, version) => {
              await request(updateFaultCode, { body: { ...body, version } }, quiet)
              return load
            }}
          />
        ) : (
          <FaultCodeTexts code={code} />
        ))}
    </>
  )
}
