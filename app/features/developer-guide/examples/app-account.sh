curl -sS "$ZD_URL/graphql" \
  -H "Authorization: Bearer $ACCESS_TOKEN" \
  -H "Content-Type: application/json" \
  --data @- <<JSON
{ "documentId": "sha256:2559baf84072d03f174dfb2a725617e92af05fd3bfb2865ebb60a67e9418b0da" }
JSON
