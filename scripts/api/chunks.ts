/** Reads bundled declarations: which entry point gives which name, and in which file the name is declared. */
import ts from 'typescript'

/** A file of the bundle by its name: `session.d.ts`, `shared/texts.d.ts`. */
export type File = { name: string; text: string }

/** The files of a bundle by their names. */
export type Bundle = ReadonlyMap<string, Chunk>

export type Chunk = {
  source: ts.SourceFile
  declared: Map<string, ts.Statement[]>
  /** Where this file has a name from. */
  imported: Map<string, Reference>
  /** What this file gives, by the name that others know. */
  exported: Map<string, Reference>
}

/** A name in another file of the bundle; in the same one where there is no file. */
type Reference = { name: string; file: string | undefined }

/** A declaration in its file. A function with several signatures has several statements. */
export type Declared = { chunk: Chunk; name: string; statements: ts.Statement[] }

/** @throws Error for a statement that no bundle had so far: the report would leave it out */
export const readBundle = (files: readonly File[]): Bundle =>
  new Map(files.map(({ name, text }) => [name, readChunk(name, text)]))

const readChunk = (file: string, text: string): Chunk => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const chunk: Chunk = { source, declared: new Map(), imported: new Map(), exported: new Map() }
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const names = statement.importClause?.namedBindings
      const from = fileOf(file, statement.moduleSpecifier)
      if (from !== undefined && names !== undefined && ts.isNamedImports(names))
        keep(chunk.imported, names.elements, from)
    } else if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    ) {
      keep(chunk.exported, statement.exportClause.elements, fileOf(file, statement.moduleSpecifier))
    } else {
      for (const name of namesOf(statement)) chunk.declared.set(name, [...(chunk.declared.get(name) ?? []), statement])
    }
  }
  return chunk
}

const keep = (
  names: Map<string, Reference>,
  elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[],
  file: string | undefined
): void => {
  for (const { name, propertyName } of elements) names.set(name.text, { name: (propertyName ?? name).text, file })
}

const namesOf = (statement: ts.Statement): string[] => {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(it => it.name.getText())
  const name = ts.getNameOfDeclaration(statement as ts.DeclarationStatement)?.getText()
  if (name === undefined) throw new Error(`The report of types can't tell of this statement: ${statement.getText()}`)
  return [name]
}

/** @returns the file of the bundle, by its name; undefined for another package */
const fileOf = (importer: string, specifier: ts.Expression | undefined): string | undefined => {
  if (specifier === undefined || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return undefined
  return new URL(specifier.text, `file:///${importer}`).pathname.slice(1).replace(/\.js$/, '.d.ts')
}

/** @returns where a name of a file is declared; undefined for names of the language and of other packages */
export const findDeclared = (bundle: Bundle, chunk: Chunk, name: string): Declared | undefined => {
  const statements = chunk.declared.get(name)
  if (statements !== undefined) return { chunk, name, statements }
  const { name: there, file } = chunk.imported.get(name) ?? {}
  return file === undefined || there === undefined ? undefined : findExported(bundle, file, there)
}

/** @returns where a name that a file gives is declared. @throws Error where no file of the bundle declares it */
export const findExported = (bundle: Bundle, file: string, name: string): Declared => {
  const chunk = bundle.get(file)
  const given = chunk?.exported.get(name)
  const declared =
    chunk &&
    given &&
    (given.file === undefined ? findDeclared(bundle, chunk, given.name) : findExported(bundle, given.file, given.name))
  if (declared === undefined) throw new Error(`${file} gives ${name}, which no file of the bundle declares.`)
  return declared
}
