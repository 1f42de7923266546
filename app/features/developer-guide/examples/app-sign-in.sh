curl -sS "$ZD_URL/graphql" \
  -H "X-App-Name: example/1.0" \
  -H "Content-Type: application/json" \
  --data @- <<JSON
{
  "documentId": "sha256:0131aeb5286f5992cf338c1f7810129854fe7004fe3f2b99811bbfd76156c6dc",
  "variables": { "input": { "phone": "$PHONE", "code": "$CODE", "device": "小米 14" } }
}
JSON
