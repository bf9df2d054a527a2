import { navigate, request } from '@portal/session'
import { createElevator, elevatorDetail, updateElevator } from '#contract/calls/elevators/elevators.ts'
import * as limits from '#contract/limits.ts'
import { PageHead, useSubApp } from '#kit/adapters/react.ts'
import { DetailPage } from '../parts/detail-page.tsx'
import { FieldsForm } from '../parts/fields-form.tsx'
import type { Draft, Edited, Field } from '../parts/form-draft.pure.ts'
import { useStoreChoice } from '../parts/use-choice.ts'
import { useTools } from '../parts/use-tools.ts'
import { draftOf, type ElevatorField, writtenOf } from './elevator-draft.pure.ts'
import { elevatorPaths } from './routes.pure.ts'

const quiet = { quiet: true }

/** Creates an elevator. */
export const NewElevator = () => {
  const { text, to } = useTools()
  return (
    <>
      <PageHead title={text('elevator.new')} back={{ href: to(elevatorPaths.manage), text: text('elevators.title') }} />
      <ElevatorForm start={draftOf()} save={body => request(createElevator, { body }, quiet)} />
    </>
  )
}

const readElevator = async (elevatorId: number) => {
  const elevator = await request(elevatorDetail, { query: { elevatorId } }, quiet)
  return { draft: draftOf(elevator), version: elevator.version }
}

/** Changes an elevator. */
export const ElevatorEditor = ({ elevatorId }: { elevatorId: number }) => {
  const { text } = useTools()
  return (
    <DetailPage
      askKey={String(elevatorId)}
      ask={() => request(elevatorDetail, { query: { elevatorId } }, quiet)}
      titleOf={({ name }) => name}
      back={{ path: elevatorPaths.manage, text: text('elevators.title') }}
    >
      {elevator => (
        <ElevatorForm
          start={draftOf(elevator)}
          edited={{ version: elevator.version, read: () => readElevator(elevatorId) }}
          store={{ value: String(elevator.storeId), name: elevator.storeName }}
          save={(body, version) => request(updateElevator, { body: { elevatorId, version, ...body } }, quiet)}
        />
      )}
    </DetailPage>
  )
}

type ElevatorFormProps = {
  start: Draft<ElevatorField>
  /** The store that the elevator has. */
  store?: { value: string; name: string }
  edited?: Edited<ElevatorField>
  save: (body: ReturnType<typeof writtenOf>, version: number | undefined) => Promise<unknown>
}

const ElevatorForm = ({ start, store, edited, save }: ElevatorFormProps) => {
  const { text, to } = useTools()
  const { notify } = useSubApp()
  const storeField = useStoreChoice(store)
  const fields: Field<ElevatorField>[] = [
    { name: 'name', label: text('column.elevator'), maxLength: limits.deviceNameMaxLength },
    { name: 'building', label: text('column.building'), maxLength: limits.deviceNameMaxLength },
    { name: 'storeId', label: text('column.store'), ...storeField },
    { name: 'floors', label: text('column.floors'), help: text('elevator.floorsHelp') },
    { name: 'maker', label: text('column.maker'), maxLength: limits.deviceNameMaxLength },
    {
      name: 'controllerSerial',
      label: text('column.controllerSerial'),
      help: text('elevator.serialHelp'),
      maxLength: limits.deviceSerialMaxLength
    }
  ]
  return (
    <FieldsForm
      start={start}
      fields={fields}
      schema={createElevator.body}
      bodyOf={writtenOf}
      saveText={text('save')}
      {...(edited && { edited })}
      save={async (body, version) => {
        await save(body, version)
        return () => {
          notify('success', text('saved', { name: body.name }))
          navigate(to(elevatorPaths.manage))
        }
      }}
    />
  )
}
