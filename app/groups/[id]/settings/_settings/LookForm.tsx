"use client";
import { useState } from "react";
import { Form } from "@/app/ui/Form";
import type { Cloth } from "@/lib/protocol/cloth";
import { ClothFields } from "./ClothFields";
import { SaveBar } from "./SaveBar";
import { useSettings } from "./useSettings";

interface LookFormProps {
  readonly group: { readonly id: string; readonly cloth: Cloth };
}

/** The look of a group's tables. */
export function LookForm({ group }: LookFormProps) {
  const [cloth, setCloth] = useState(group.cloth);
  const saving = useSettings(group.id);
  return (
    <Form noValidate onChange={saving.touch} onSend={() => void saving.save({ cloth })} className="gap-6">
      <ClothFields cloth={cloth} onCloth={setCloth} />
      <SaveBar saving={saving} />
    </Form>
  );
}
