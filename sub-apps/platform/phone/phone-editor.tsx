import { navigate, request } from '@portal/session'
import { createPhone, type Phone, phoneDetail, updatePhone, type WrittenPhone } from '#contract/calls/phones/phones.ts'
import * as limits from '#contract/limits.ts'
import { phonePermissions } from '#contract/permissions.ts'
import { PageHead, useSubApp } from '#kit/adapters/react.ts'
import { DetailPage, type Fact } from '../parts/detail-page.tsx'
import { FieldsForm } from '../parts/fields-form.tsx'
import { useStoreChoice } from '../parts/use-choice.ts'
import { type Tools, useTools } from '../parts/use-tools.ts'
import { phonePaths } from './routes.pure.ts'

const quiet = { quiet: true }

const factsOf = (phone: Phone, { text, format }: Tools): readonly Fact[] => [
  [text('column.state'), text(`phoneState.${phone.state}`)],
  [text('column.extension'), phone.extension],
  [text('column.store'), phone.storeName],
  [text('column.serial'), phone.serial],
  [text('column.lastSeen'), phone.lastSeenTime === null ? text('neverSeen') : format.time(phone.lastSeenTime)]
]

/** Adds a phone. */
export const NewPhone = () => {
  const { text, to } = useTools()
  return (
    <>
      <PageHead title={text('phone.new')} back={{ href: to(phonePaths.device), text: text('phones.title') }} />
      <PhoneForm save={body => request(createPhone, { body }, quiet)} />
    </>
  )
}

/** One phone. People without the permission to change it see its facts alone. */
export const PhoneEditor = ({ phoneId }: { phoneId: number }) => {
  const { text, may } = useTools()
  return (
    <DetailPage
      askKey={String(phoneId)}
      ask={() => request(phoneDetail, { query: { phoneId } }, quiet)}
      titleOf={({ name }) => name}
      back={{ path: phonePaths.device, text: text('phones.title') }}
      factsOf={factsOf}
    >
      {phone =>
        may(phonePermissions.edit) && (
          <PhoneForm
            phone={phone}
            save={(body, version) => request(updatePhone, { body: { phoneId, version, ...body } }, quiet)}
          />
        )
      }
    </DetailPage>
  )
}

const draftOf = (phone: Phone | undefined) => ({
  name: phone?.name ?? '',
  extension: phone?.extension ?? '',
  storeId: phone === undefined ? '' : String(phone.storeId),
  serial: phone?.serial ?? ''
})

const readPhone = async (phoneId: number) => {
  const phone = await request(phoneDetail, { query: { phoneId } }, quiet)
  return { draft: draftOf(phone), version: phone.version }
}

type PhoneFormProps = {
  phone?: Phone
  save: (body: WrittenPhone, version: number | undefined) => Promise<unknown>
}

const PhoneForm = ({ phone, save }: PhoneFormProps) => {
  const { text, to } = useTools()
  const { notify } = useSubApp()
  const stores = useStoreChoice(phone && { value: String(phone.storeId), name: phone.storeName })
  return (
    <FieldsForm
      start={draftOf(phone)}
      fields={[
        {
          name: 'name',
          label: text('column.phone'),
          help: text('phone.nameHelp'),
          maxLength: limits.deviceNameMaxLength
        },
        {
          name: 'extension',
          label: text('column.extension'),
          help: text('phone.extensionHelp'),
          maxLength: limits.extensionMaxLength
        },
        { name: 'storeId', label: text('column.store'), ...stores },
        {
          name: 'serial',
          label: text('column.serial'),
          help: text('phone.serialHelp'),
          maxLength: limits.deviceSerialMaxLength
        }
      ]}
      schema={createPhone.body}
      bodyOf={({ storeId, extension, serial, ...draft }): WrittenPhone => ({
        ...draft,
        storeId: Number(storeId),
        extension: extension.trim(),
        serial: serial.trim()
      })}
      saveText={text('save')}
      {...(phone && { edited: { version: phone.version, read: () => readPhone(phone.phoneId) } })}
      save={async (body, version) => {
        await save(body, version)
        return () => {
          notify('success', text('saved', { name: body.name }))
          navigate(to(phonePaths.device))
        }
      }}
    />
  )
}
