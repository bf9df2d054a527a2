import { $format, request } from '@portal/session'
import { Fragment, useRef, useState } from 'react'
import { materialTicket } from '#contract/calls/materials/material-files.ts'
import { deleteMaterial, type MaterialDetail, materialDetail } from '#contract/calls/materials/materials.ts'
import { materialPermissions } from '#contract/permissions.ts'
import { Facts, PageHead, useLoaded, useStore } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { Loaded } from '#kit/portal/react/loaded.tsx'
import { DeleteButton } from '../parts/delete-button.tsx'
import { useTools } from '../parts/use-tools.ts'
import { kindName, measuresOf } from './material-words.ts'
import { groupPath, materialPaths } from './paths.pure.ts'
import { Preview } from './preview.tsx'
import { RenameForm } from './rename-form.tsx'

type Shown = MaterialDetail & { path: string }

const load = async (materialId: number): Promise<Shown> => {
  const detail = await request(materialDetail, { query: { materialId } }, { quiet: true })
  return { ...detail, ...(await request(materialTicket, { body: { materialId } }, { quiet: true })) }
}

/** One material: its facts, the file itself, and the acts on it. */
export const MaterialPage = ({ materialId }: { materialId: number }) => {
  const { text, may, addressOf } = useTools()
  const data = useLoaded('', () => load(materialId))
  const [loaded, again] = data
  return (
    <>
      <PageHead
        title={shownOf(loaded)?.name ?? text('material.title')}
        back={{ href: addressOf(materialPaths.list), text: text('materials.title') }}
      />
      <Loaded of={data}>
        {material => (
          <>
            {!material.usable && <portal-notice level="info">{text('material.notUsable')}</portal-notice>}
            <MaterialFacts material={material} />
            <Preview material={material} />
            {material.own && may(materialPermissions.edit) && <MaterialActs material={material} onRenamed={again} />}
          </>
        )}
      </Loaded>
    </>
  )
}

const MaterialFacts = ({ material }: { material: Shown }) => {
  const { text, addressOf } = useTools()
  const { time } = useStore($format)
  const { groups } = material
  const links = groups.map(({ groupId, name }, place) => (
    <Fragment key={groupId}>
      {place > 0 && ', '}
      <a href={addressOf(groupPath(groupId))}>{name}</a>
    </Fragment>
  ))
  return (
    <Facts
      rows={[
        [text('column.kind'), kindName(text, material.kind)],
        [text('column.models'), material.models.join(', ')],
        [text('column.measures'), measuresOf(text, material)],
        [text('column.size'), <sl-format-bytes key="size" value={material.size} />],
        [text('column.tenant'), material.tenantName ?? text('package.maker')],
        [text('column.added'), time(material.createTime, 'local')],
        [text('column.addedBy'), material.addedBy],
        [text('groups.title'), groups.length > 0 ? <Fragment key="groups">{links}</Fragment> : undefined]
      ]}
    />
  )
}

const MaterialActs = ({ material, onRenamed }: { material: Shown; onRenamed: () => void }) => {
  const { text } = useTools()
  const { materialId, name } = material
  const [isRenaming, setRenaming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    opener.current?.focus()
    setRenaming(false)
  }
  // A group that uses it would show a hole.
  const isUsed = material.groups.length > 0
  return (
    <>
      <div className="actions">
        <button ref={opener} type="button" className="button" onClick={() => setRenaming(true)}>
          {text('material.rename')}
        </button>
        {!isUsed && (
          <DeleteButton
            label={text('material.delete')}
            question={text('material.deleteText', { name })}
            act={() => request(deleteMaterial, { body: { materialId } }, { quiet: true })}
            leadsTo={materialPaths.list}
          />
        )}
      </div>
      {isUsed && <p className="quiet">{text('material.used')}</p>}
      {isRenaming && <RenameForm material={material} onClose={close} onRenamed={onRenamed} />}
    </>
  )
}
