import { SubAppProps, SharedState } from './index.js';
import * as v from 'valibot';
import { Call } from './call.js';
import 'nanostores';
import './languages.js';
import './codes.js';

/** A call that was asked, with its input. */
type Asked = {
    call: Call;
    input: unknown;
};
/** A refusal of the cloud, as `api.request` of the portal throws it. */
declare class Refused extends Error {
    readonly name = "Refused";
    readonly code: number;
    constructor(call: Call, code: number);
}
/** The cloud of a fake shell: the calls that were made, and the answers to them. */
type FakeCloud = {
    request: SubAppProps['api']['request'];
    asked: readonly Asked[];
    /** Answers with this data instead of generated data. It has to fit the schema of the call. */
    answer: <C extends Call>(call: C, data: v.InferInput<C['data']>) => void;
    /** Refuses a call from now on. */
    refuse: (call: Call, code: number) => void;
};

/** How the shell is at first. Everything has a value of its own. */
type StartState = Partial<Omit<SharedState, 'route'>> & {
    address?: string;
};
/** `state$` of a fake shell, and ways to change it. */
type FakeState = {
    state$: SubAppProps['state$'];
    change: (part: Partial<SharedState>) => void;
    go: (address: string) => void;
};

/** A function that remembers the arguments of each call. */
type Spy<Parameters extends readonly unknown[], Result> = ((...given: Parameters) => Result) & {
    readonly calls: readonly Parameters[];
};

/** A schema that the generator can't read, or whose rules none of its values keeps. */
declare class NotGenerated extends Error {
    readonly name = "NotGenerated";
}
type Schema = v.GenericSchema;
/**
 * Makes data that fits a schema: the same data for the same turn. Another turn has other numbers and texts.
 * @throws NotGenerated
 */
declare const generate: (schema: Schema, turn?: number, depth?: number) => unknown;

/** `robot-portal-kit/testing`: a fake shell for tests of a sub-application, in one import. */

/** The functions among the props, each as a spy. */
type Spied = Pick<SubAppProps, 'navigate' | 'notify' | 'ask' | 'track' | 'translate' | 'unsaved'>;
type Spies = {
    [Name in keyof Spied]: Spy<Parameters<Spied[Name]>, ReturnType<Spied[Name]>>;
};
type FakeShellStart = StartState & {
    /** The base path of the application: `/sub-app/robot`. The first address is the same, unless `address` is given. */
    basePath: string;
};
/** The lifecycles of an application, however they were made. Each is given the props. */
type Lifecycles = Record<'bootstrap' | 'mount' | 'unmount', (props: SubAppProps) => Promise<unknown>>;
type FakeShell = {
    props: SubAppProps;
    spies: Spies;
    cloud: FakeCloud;
    /** Changes person, permissions or language. */
    change: FakeState['change'];
    /** Goes to an address, as a link of the application does. */
    go: FakeState['go'];
    /** Mounts the application into the document, after `bootstrap`. */
    mount: (app: Lifecycles) => Promise<void>;
    unmount: (app: Lifecycles) => Promise<void>;
};
/**
 * Makes a shell around one application. Its props are spies, and a test changes its state. Its cloud answers every call
 * of the contract with data that fits the schema.
 */
declare const createFakeShell: ({ basePath, address, ...start }: FakeShellStart) => FakeShell;

export { NotGenerated, Refused, createFakeShell, generate };
export type { Asked, FakeCloud, FakeShell, FakeShellStart, Lifecycles, Spies, Spy, StartState };
