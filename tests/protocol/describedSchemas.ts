import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

/** Compiles schemas of a description of the API, with their references into its components. */
export function describedSchemas({
  components,
}: {
  readonly components: object;
}): (schema: object) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: "api", components });
  return (schema) =>
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')));
}
