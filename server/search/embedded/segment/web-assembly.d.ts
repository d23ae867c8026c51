/** What the kernels use of https://webassembly.github.io/spec/js-api/; only the browser's types have all of it. */
declare namespace WebAssembly {
  interface Memory {
    readonly buffer: ArrayBufferLike;
  }
  type Module = object;
  interface Instance {
    readonly exports: Record<string, unknown>;
  }
  var Memory: {
    prototype: Memory;
    new (descriptor: { initial: number; maximum?: number; shared?: boolean }): Memory;
  };
  var Module: { prototype: Module; new (bytes: Uint8Array<ArrayBuffer>): Module };
  var Instance: {
    prototype: Instance;
    new (module: Module, imports?: Record<string, Record<string, unknown>>): Instance;
  };
  function validate(bytes: Uint8Array<ArrayBuffer>): boolean;
}
